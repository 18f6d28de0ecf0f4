import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { pathWhenLoggedIn, readOrigin } from '../../features/auth/redirects.ts';
import { useSession } from '../../features/auth/session-context.ts';
import { clearSessionEnd, readRedirect } from '../../lib/session-store.ts';
import { PageSpinner } from '../PageSpinner.tsx';

/** R2.13: shows the route to visitors who are not logged in. */
export function VisitorsOnly() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return status === 'loading' ? <PageSpinner /> : <RedirectWhenLoggedIn key={pathname} />;
}

/**
 * Decides once, when the route opens: after a login or sign-up on this page, the page itself redirects
 * (R2.24), not the guard.
 */
function RedirectWhenLoggedIn() {
  const { user } = useSession();
  const { state } = useLocation();
  const [role] = useState(user?.role);
  useEffect(clearSessionEnd, []);
  if (!role) return <Outlet />;
  return <Navigate to={pathWhenLoggedIn(role, readOrigin(state, readRedirect()))} replace />;
}
