import { Navigate, useLocation } from 'react-router';
import type { OriginState } from '../../features/auth/redirects.ts';
import { getSession } from '../../lib/session-store.ts';

/** R2.12: to /login, and back here afterwards; R2.19: who has just logged out does not come back. */
export function ToLogin() {
  const { pathname, search } = useLocation();
  const hasLeft = getSession().ended === 'logout';
  const state: OriginState | null = hasLeft ? null : { origin: pathname + search };
  return <Navigate to="/login" replace state={state} />;
}
