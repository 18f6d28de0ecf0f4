import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RequireLogin } from './guards/RequireLogin.tsx';
import { VisitorsOnly } from './guards/VisitorsOnly.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PageSpinner } from './PageSpinner.tsx';
import { notFoundPage, type PageRoute, pageRoutes } from './page-routes.ts';
import { RootLayout } from './RootLayout.tsx';

const guards = {
  public: undefined,
  visitors: VisitorsOnly,
  user: RequireLogin,
  admin: RequireAdmin,
} as const;

/** R2.01-R2.10: every route with its guard, inside the layout that all pages share. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {pageRoutes.map(({ path, access, title, page }) => {
          const Guard = guards[access];
          const element = framed({ title, page });
          return Guard ? (
            <Route key={path} element={<Guard />}>
              <Route path={path} element={element} />
            </Route>
          ) : (
            <Route key={path} path={path} element={element} />
          );
        })}
        <Route path="/admin" element={<Navigate to="/admin/dashboard" replace />} />
        <Route path="*" element={framed(notFoundPage)} />
      </Route>
    </Routes>
  );
}

function framed({ title, page }: Pick<PageRoute, 'title' | 'page'>) {
  return (
    <ErrorBoundary key={title}>
      <Suspense fallback={<PageSpinner />}>
        <PageFrame title={title}>
          <PageOutlet page={page} />
        </PageFrame>
      </Suspense>
    </ErrorBoundary>
  );
}
