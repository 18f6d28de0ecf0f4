import { Outlet, useNavigate } from 'react-router';
import { useSession } from '../features/auth/session-context.ts';
import { Layout } from './layout/Layout.tsx';

/** The frame of every screen: top navigation of the person who is there, and the way out. */
export function RootLayout() {
  const { status, logout } = useSession();
  const navigate = useNavigate();

  /** R2.19 */
  const handleLogout = () => {
    void logout();
    void navigate('/login');
  };

  return (
    <Layout viewer={status} onLogout={handleLogout}>
      <Outlet />
    </Layout>
  );
}
