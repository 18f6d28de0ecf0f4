import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLoginPath, type OriginState } from '../features/auth/redirects.ts';
import { useSession } from '../features/auth/session-context.ts';
import { getFavoriteIds, leaveAccount } from '../features/favorite-button/known-favorites.ts';
import { loadFavoriteIds } from '../features/favorite-button/use-favorites.ts';
import { onSessionEnded } from '../lib/api/session-end.ts';
import { storeRedirect } from '../lib/session-store.ts';
import { toastError } from '../lib/toast.ts';

/** R2.18, B1.09: when a session begins, the browser's favorites join it; when it fails, shows one toast, stores the path and redirects to /login. */
export function SessionWatcher() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRef(pathname + search);
  const { status, user } = useSession();
  const userId = user?.id;

  useEffect(() => {
    path.current = pathname + search;
  }, [pathname, search]);

  // B1.09: favorites join the account, and those of an account are not shown to the next person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other favorites
  useEffect(() => {
    if (status === 'loading') return;
    leaveAccount();
    if (status === 'adopter' && getFavoriteIds().length > 0) loadFavoriteIds();
  }, [status, userId]);

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
