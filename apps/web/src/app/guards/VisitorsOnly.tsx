import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { pathWhenLoggedIn, readOrigin } from '../../features/auth/redirects.ts';
import { useSession } from '../../features/auth/session-context.ts';
import { forgetSessionEnd, readRedirect } from '../../lib/session-store.ts';
import { PageSpinner } from '../PageSpinner.tsx';

/** R2.13: shows the route to who is not logged in. */
export function VisitorsOnly() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return status === 'loading' ? <PageSpinner /> : <Gate key={pathname} />;
}

/**
 * Looks once, when the route is opened: who logs in here is taken on by the screen itself (after
 * sign-up to the questionnaire, R2.24), not by the guard.
 */
function Gate() {
  const { user } = useSession();
  const { state } = useLocation();
  const [role] = useState(user?.role);
  useEffect(forgetSessionEnd, []);
  if (!role) return <Outlet />;
  return <Navigate to={pathWhenLoggedIn(role, readOrigin(state, readRedirect()))} replace />;
}
