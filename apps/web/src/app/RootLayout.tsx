import { Outlet, useNavigate } from 'react-router';
import { useSession } from '../features/auth/session-context.ts';
import { leaveForm } from '../lib/leave-guard.ts';
import { Layout } from './layout/Layout.tsx';

/** The layout of every page, with the navigation of the current user and logout. */
export function RootLayout() {
  const { status, user, logout } = useSession();
  const navigate = useNavigate();

  /** R2.19 */
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
