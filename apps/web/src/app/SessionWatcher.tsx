import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLoginPath, type OriginState } from '../features/auth/redirects.ts';
import { onSessionEnded } from '../lib/api/session-end.ts';
import { storeRedirect } from '../lib/session-store.ts';
import { toastError } from '../lib/toast.ts';

/** R2.18: when a session fails, shows one toast, stores the path and redirects to /login. */
export function SessionWatcher() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRef(pathname + search);

  useEffect(() => {
    path.current = pathname + search;
  }, [pathname, search]);

  useEffect(
    () =>
      onSessionEnded((message) => {
        toastError(message);
        if (isLoginPath(path.current)) return;
        storeRedirect(path.current);
        const state: OriginState = { origin: path.current };
        void navigate('/login', { replace: true, state });
      }),
    [navigate],
  );
  return null;
}
