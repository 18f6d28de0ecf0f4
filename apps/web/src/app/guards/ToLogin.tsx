import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { OriginState } from '../../features/auth/redirects.ts';
import { LOGIN_REQUIRED_MESSAGE } from '../../features/preferences/login-required.ts';
import { getSession } from '../../lib/session-store.ts';
import { toastError } from '../../lib/toast.ts';

/** Screens that say why one must log in for them (R2.31). */
const reasons: Readonly<Record<string, string>> = { '/questionnaire': LOGIN_REQUIRED_MESSAGE };

/** R2.12: to /login, and back here afterwards; R2.19: who has just logged out does not come back. */
export function ToLogin() {
  const { pathname, search } = useLocation();
  const { ended } = getSession();
  const state: OriginState | null = ended === 'logout' ? null : { origin: pathname + search };

  // A session that has just ended has said so already.
  const reason = ended === null ? reasons[pathname] : undefined;
  useEffect(() => {
    if (reason) toastError(reason);
  }, [reason]);

  return <Navigate to="/login" replace state={state} />;
}
