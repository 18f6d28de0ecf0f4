import { Outlet } from 'react-router';
import { useSession } from '../../features/auth/session-context.ts';
import { PageSpinner } from '../PageSpinner.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';

/** R2.12: shows the route to anyone logged in, and the way to /login to others. */
export function RequireLogin() {
  const { status } = useSession();
  if (status === 'loading') return <PageSpinner />;
  return status === 'visitor' ? <RedirectToLogin /> : <Outlet />;
}
