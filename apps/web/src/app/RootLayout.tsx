import { Outlet, useNavigate } from 'react-router';
import { useSession } from '../features/auth/session-context.ts';
import { leaveForm } from '../lib/leave-guard.ts';
import { Layout } from './layout/Layout.tsx';

/** The frame of every screen: top navigation of the person who is there, and the way out. */
export function RootLayout() {
  const { status, user, logout } = useSession();
  const navigate = useNavigate();

  /** R2.19 */
  const handleLogout = () =>
    leaveForm(() => {
      void logout();
      void navigate('/login');
    });

  // While the server is being asked, who was there last is most likely still there.
  const viewer = status === 'loading' ? (user?.role ?? status) : status;
  return (
    <Layout viewer={viewer} onLogout={handleLogout}>
      <Outlet />
    </Layout>
  );
}
