import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RequireLogin } from './guards/RequireLogin.tsx';
import { VisitorsOnly } from './guards/VisitorsOnly.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PageSpinner } from './PageSpinner.tsx';
import { RootLayout } from './RootLayout.tsx';
import { Screen } from './Screen.tsx';
import { notFoundPage, type PageRoute, screens } from './screens.ts';

const guards = {
  public: undefined,
  visitors: VisitorsOnly,
  user: RequireLogin,
  admin: RequireAdmin,
} as const;

/** R2.01-R2.10: every route with its guard, inside the frame that all screens share. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {screens.map(({ path, access, title, screen }) => {
          const Guard = guards[access];
          const element = framed({ title, screen });
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

function framed({ title, screen }: Pick<PageRoute, 'title' | 'screen'>) {
  return (
    <ErrorBoundary key={title}>
      <Suspense fallback={<PageSpinner />}>
        <PageFrame title={title}>
          <Screen screen={screen} />
        </PageFrame>
      </Suspense>
    </ErrorBoundary>
  );
}
