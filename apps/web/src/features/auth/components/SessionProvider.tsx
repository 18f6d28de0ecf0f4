import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { scheduleRefreshes } from '../../../lib/api/session-refresh.ts';
import { forgetReferredPet } from '../../../lib/referred-pet.ts';
import {
  clearSession,
  getServerSession,
  getSession,
  subscribeToSession,
} from '../../../lib/session-store.ts';
import { toastError } from '../../../lib/toast.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { currentUserQuery, logIn, logOut, signUp } from '../auth-api.ts';
import { mayHaveSession, restoreSession } from '../restore-session.ts';
import { listenToOtherTabs } from '../session-channel.ts';
import { SessionContext, type SessionContextValue } from '../session-context.ts';

/** Restores the session on start (R4.01, R4.07), keeps it fresh (R4.02) and provides it to all pages. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { token, user } = useSyncExternalStore(subscribeToSession, getSession, getServerSession);
  const [isRestoring, setIsRestoring] = useState(mayHaveSession);
  // The server renders the page for a visitor (D29).
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!isRestoring) return;
    let isCurrent = true;
    void restoreSession().then((restored) => {
      if (!isCurrent) return;
      if (typeof restored === 'string') toastError(restored);
      else if (restored) queries.setQueryData(currentUserQuery.queryKey, restored);
      setIsRestoring(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isRestoring, queries]);

  useEffect(scheduleRefreshes, []);
  useEffect(() => listenToOtherTabs(() => clearSession('logout')), []);

  // Shows what public/before-paint.js hid for a possible session.
  useEffect(() => {
    if (!isRestoring) delete document.documentElement.dataset.session;
  }, [isRestoring]);

  // The next user must not see what the previous one has loaded or opened.
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    return () => {
      queries.clear();
      forgetReferredPet();
    };
  }, [userId, queries]);

  const person = token ? user : null;
  const status = isRestoring && isHydrated ? 'loading' : (person?.role ?? 'visitor');
  // Stable for a visitor: a new value would force components to hydrate at once.
  const value = useMemo<SessionContextValue>(
    () => ({ status, user: person, login: logIn, register: signUp, logout: logOut }),
    [status, person],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
