import { Navigate, Outlet } from 'react-router';
import { homePathFor } from '../../features/auth/redirects.ts';
import { useSession } from '../../features/auth/session-context.ts';
import { PageSpinner } from '../PageSpinner.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';

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
      return <Outlet />;
  }
}
