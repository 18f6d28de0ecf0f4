import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLoginPath, type OriginState } from '../features/auth/redirects.ts';
import { onSessionEnded } from '../lib/api/session-end.ts';
import { rememberRedirect } from '../lib/session-store.ts';
import { toastError } from '../lib/toast.ts';

/** R2.18: a failed session is told once; its path is remembered and the person sent to /login. */
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
        rememberRedirect(path.current);
        const state: OriginState = { origin: path.current };
        void navigate('/login', { replace: true, state });
      }),
    [navigate],
  );
  return null;
}
