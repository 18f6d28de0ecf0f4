import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { OriginState } from '../../features/auth/redirects.ts';
import { getSession } from '../../lib/session-store.ts';
import { toastError } from '../../lib/toast.ts';
import { findPage } from '../page-routes.ts';

/** R2.12: to /login, and back here after login; R2.19: not back here after a logout. */
export function RedirectToLogin() {
  const { pathname, search } = useLocation();
  const { ended } = getSession();
  const state: OriginState | null = ended === 'logout' ? null : { origin: pathname + search };

  // A session that has just ended has shown its own toast.
  const message = ended === null ? findPage(pathname)?.loginMessage : undefined;
  useEffect(() => {
    if (message) toastError(message);
  }, [message]);

  return <Navigate to="/login" replace state={state} />;
}
