import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { FramedPage } from './FramedPage.tsx';
import { RequireLogin } from './guards/RequireLogin.tsx';
import { VisitorsOnly } from './guards/VisitorsOnly.tsx';
import { notFoundPage } from './lazy-page.ts';
import { PageSpinner } from './PageSpinner.tsx';
import { pageRoutes, staffArea } from './page-routes.ts';
import { RootLayout } from './RootLayout.tsx';

const guards = {
  visitors: VisitorsOnly,
  user: RequireLogin,
} as const;

/** R2.01-R2.10: every route with its guard, inside the layout that all pages share. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {pageRoutes.map(({ path, access, title, page, loginMessage }) => {
          const Guard = access && guards[access];
          const element = <FramedPage key={title} title={title} page={page} />;
          return Guard ? (
            <Route key={path} element={<Guard loginMessage={loginMessage} />}>
              <Route path={path} element={element} />
            </Route>
          ) : (
            <Route key={path} path={path} element={element} />
          );
        })}
        <Route
          path="/admin/*"
          element={
            <Suspense fallback={<PageSpinner />}>
              <staffArea.Lazy />
            </Suspense>
          }
        />
        <Route path="/admin" element={<Navigate to="/admin/dashboard" replace />} />
        <Route path="*" element={<FramedPage {...notFoundPage} />} />
      </Route>
    </Routes>
  );
}
