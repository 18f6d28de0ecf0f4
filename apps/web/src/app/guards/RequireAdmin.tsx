import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router';
import { homePathFor } from '../../features/auth/redirects.ts';
import { useSession } from '../../features/auth/session-context.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { PageSpinner } from '../PageSpinner.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';

/** Adopters load none of it. */
const liveChanges = lazyComponent(
  async () => (await import('../../features/live-updates/LiveChanges.tsx')).LiveChanges,
);

/** R2.12, R2.14: shows the route to admins; others go to /login or to their home page. */
export function RequireAdmin() {
  const { status } = useSession();
  switch (status) {
    case 'loading':
      return <PageSpinner />;
    case 'visitor':
      return <RedirectToLogin />;
    case 'adopter':
      return <Navigate to={homePathFor(status)} replace />;
    case 'admin':
      return (
        <>
          <Suspense fallback={null}>
            <liveChanges.Lazy />
          </Suspense>
          <Outlet />
        </>
      );
  }
}
