import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { OriginState } from '../../features/auth/redirects.ts';
import { getSession } from '../../lib/storage/session-store.ts';
import { toastError } from '../../lib/toast.ts';

/** To /login, and back here after login; not back here after a logout. */
export function RedirectToLogin({ message }: { message?: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  const { ended } = getSession();
  const state: OriginState | null =
    ended === 'logout' ? null : { origin: pathname + search + hash };

  // A session that has just ended has shown its own toast.
  const toast = ended === null ? message : undefined;
  useEffect(() => {
    if (toast) toastError(toast);
  }, [toast]);

  return <Navigate to="/login" replace state={state} />;
}
