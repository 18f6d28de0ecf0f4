import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { currentUserQuery } from '../features/auth/auth-api.ts';
import { homePathFor } from '../features/auth/redirects.ts';
import { useSession } from '../features/auth/session-context.ts';
import { useCan } from '../features/auth/use-can.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { FramedPage } from './FramedPage.tsx';
import { notFoundPage } from './lazy-page.ts';
import { PageSpinner } from './PageSpinner.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';
import { staffRoutes } from './staff-routes.ts';

/** Adopters load none of it. */
const liveChanges = lazyComponent(
  async () => (await import('../features/live-updates/LiveChanges.tsx')).LiveChanges,
);

/** Shows the route to staff; others go to /login or to their home page. */
function RequireAdmin() {
  const { status } = useSession();
  switch (status) {
    case 'loading':
      return <PageSpinner />;
    case 'visitor':
      return <RedirectToLogin />;
    case 'adopter':
      return <Navigate to={homePathFor(status)} replace />;
    case 'admin':
      return <StaffOutlet />;
  }
}

/** Waits until it is known what the reader may. */
function StaffOutlet() {
  const { isPending } = useQuery({ ...currentUserQuery, staleTime: Number.POSITIVE_INFINITY });
  if (isPending) return <PageSpinner />;
  return (
    <>
      <Suspense fallback={null}>
        <liveChanges.Lazy />
      </Suspense>
      <Outlet />
    </>
  );
}

/** Everything under `/admin`, in scripts that adopters do not load. */
export function StaffArea() {
  const can = useCan();
  const pages = staffRoutes.filter(({ needs }) => !needs || can(needs));
  return (
    <Routes>
      <Route element={<RequireAdmin />}>
        {pages.map(({ path, title, page }) => (
          <Route
            key={path}
            path={path.replace('/admin/', '')}
            element={<FramedPage key={title} title={title} page={page} />}
          />
        ))}
      </Route>
      <Route path="*" element={<FramedPage {...notFoundPage} />} />
    </Routes>
  );
}
