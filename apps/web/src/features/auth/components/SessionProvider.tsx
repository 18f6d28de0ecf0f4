import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { keepSessionFresh } from '../../../lib/api/session-refresh.ts';
import {
  clearSession,
  getServerSession,
  getSession,
  subscribeToSession,
} from '../../../lib/session-store.ts';
import { toastError } from '../../../lib/toast.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { currentUserQuery } from '../api/get-current-user.ts';
import { logIn } from '../api/log-in.ts';
import { logOut } from '../api/log-out.ts';
import { signUp } from '../api/sign-up.ts';
import { mayHaveSession, restoreSession } from '../restore-session.ts';
import { listenToOtherTabs } from '../session-channel.ts';
import { SessionContext, type SessionContextValue } from '../session-context.ts';

/** Restores the session on start (R4.01, R4.07), keeps it fresh (R4.02) and hands it to all screens. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { token, user } = useSyncExternalStore(subscribeToSession, getSession, getServerSession);
  const [isRestoring, setIsRestoring] = useState(mayHaveSession);
  // The server has written the page for a visitor (D29).
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

  useEffect(keepSessionFresh, []);
  useEffect(() => listenToOtherTabs(() => clearSession('logout')), []);

  // What public/before-paint.js keeps hidden from somebody signed in.
  useEffect(() => {
    if (!isRestoring) delete document.documentElement.dataset.session;
  }, [isRestoring]);

  // What one person has loaded is none of the next one's business.
  const userId = user?.id;
  useEffect(() => {
    if (userId) return () => queries.clear();
  }, [userId, queries]);

  const person = token ? user : null;
  const status = isRestoring && isHydrated ? 'loading' : (person?.role ?? 'visitor');
  // The same for a visitor before and after: what is not taken over yet would otherwise be at once.
  const value = useMemo<SessionContextValue>(
    () => ({ status, user: person, login: logIn, register: signUp, logout: logOut }),
    [status, person],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
