import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router';
import { pathWhenLoggedIn, readOrigin } from '../../features/auth/redirects.ts';
import { useSession } from '../../features/auth/session-context.ts';
import { leaveForm } from '../../lib/leave-guard.ts';
import { clearSessionEnd, readRedirect } from '../../lib/storage/session-store.ts';
import { FramedPage } from '../error-pages/FramedPage.tsx';
import { announceRouter } from '../event-replay.ts';
import { Layout } from '../layout/Layout.tsx';
import { PageSpinner } from '../PageSpinner.tsx';
import { notFoundPage } from './lazy-page.ts';
import { pageRoutes, staffArea } from './page-routes.ts';
import { RedirectToLogin } from './RedirectToLogin.tsx';

const guards = {
  visitors: VisitorsOnly,
  user: RequireLogin,
} as const;

/** Every route with its guard, inside the layout that all pages share. */
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

/** The layout of every page, with the navigation of the current user and logout. */
function RootLayout() {
  const { status, user, logout } = useSession();
  const navigate = useNavigate();
  useEffect(announceRouter, []);

  const handleLogout = () =>
    leaveForm(() => {
      void logout();
      void navigate('/login');
    });

  // While the session is restored, show the navigation of the stored user.
  const viewer = status === 'loading' ? (user?.role ?? status) : status;
  return (
    <Layout viewer={viewer} onLogout={handleLogout}>
      <Outlet />
    </Layout>
  );
}

/** Shows the route to users who are logged in; others go to /login, with a toast if there is a message. */
function RequireLogin({ loginMessage }: { loginMessage?: string | undefined }) {
  const { status } = useSession();
  if (status === 'loading') return <PageSpinner />;
  return status === 'visitor' ? <RedirectToLogin message={loginMessage} /> : <Outlet />;
}

/** Shows the route to visitors who are not logged in. */
function VisitorsOnly() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return status === 'loading' ? <PageSpinner /> : <RedirectWhenLoggedIn key={pathname} />;
}

/**
 * Decides once, when the route opens: after a login or sign-up on this page, the page itself redirects, not the guard.
 */
function RedirectWhenLoggedIn() {
  const { user } = useSession();
  const { state } = useLocation();
  const [role] = useState(user?.role);
  useEffect(clearSessionEnd, []);
  if (!role) return <Outlet />;
  return <Navigate to={pathWhenLoggedIn(role, readOrigin(state, readRedirect()))} replace />;
}
