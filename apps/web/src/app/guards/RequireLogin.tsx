import { Outlet } from 'react-router';
import { useSession } from '../../features/auth/session-context.ts';
import { PageSpinner } from '../PageSpinner.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';

/** R2.12: shows the route to users who are logged in; others go to /login, with a toast if there is a message. */
export function RequireLogin({ loginMessage }: { loginMessage?: string | undefined }) {
  const { status } = useSession();
  if (status === 'loading') return <PageSpinner />;
  return status === 'visitor' ? <RedirectToLogin message={loginMessage} /> : <Outlet />;
}
