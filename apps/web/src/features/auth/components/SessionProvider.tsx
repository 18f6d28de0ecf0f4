import { SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { NETWORK_MESSAGE } from '../../../lib/api/errors/error-messages.ts';
import { onProofRequired } from '../../../lib/api/session/proof.ts';
import { scheduleRefreshes } from '../../../lib/api/session/session-refresh.ts';
import { readCookie } from '../../../lib/storage/read-cookie.ts';
import { forgetReferredPet } from '../../../lib/storage/referred-pet.ts';
import {
  getServerSession,
  getSession,
  storeUser,
  subscribeToSession,
} from '../../../lib/storage/session-store.ts';
import { toastError } from '../../../lib/toast.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { currentUserQuery, forgetSession, getCurrentUser, logOut } from '../auth-api.ts';
import { listenToOtherTabs } from '../session-channel.ts';
import { SessionContext, type SessionContextValue } from '../session-context.ts';
import { sessionMessages } from '../session-messages.ts';

onProofRequired(async (error) => {
  const { askForProof } = await import('./ask-for-proof.tsx');
  await askForProof(error);
});

/** Not part of the first view; the pages with these forms have loaded it. */
const loadStart = () =>
  import('../start-session.ts').catch(() => {
    throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE });
  });

const login: SessionContextValue['login'] = async (details) => (await loadStart()).logIn(details);

const register: SessionContextValue['register'] = async (details) =>
  (await loadStart()).signUp(details);

/** The tab has a session, or a cookie hints that another tab has one. */
function mayHaveSession(): boolean {
  const { user, token } = getSession();
  return (user !== null && token !== null) || readCookie(SESSION_HINT_COOKIE) !== null;
}

/**
 * Loads the current user, after a refresh when there is no valid token. A rejected refresh ends
 * the session (the client does that); an outage keeps the stored session.
 * @returns the user; null when there is no session; an error message when that is unknown
 */
async function restoreSession(): Promise<CurrentUser | string | null> {
  try {
    const user = await getCurrentUser();
    storeUser(user);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) return sessionMessages.initialisationFailed;
    return error.status === 401 ? null : sessionMessages.loadFailed;
  }
}

/** Restores the session on start, keeps it fresh and provides it to all pages. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { token, user } = useSyncExternalStore(subscribeToSession, getSession, getServerSession);
  const [isRestoring, setIsRestoring] = useState(mayHaveSession);
  // The server renders the page for a visitor.
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
  useEffect(() => listenToOtherTabs(forgetSession), []);

  // Shows what public/before-paint.js hid for a possible session.
  useEffect(() => {
    if (!isRestoring) delete document.documentElement.dataset.session;
  }, [isRestoring]);

  // The next user must not see what the previous one has loaded or opened, nor who is no longer staff what staff see.
  const userId = user?.id;
  const role = user?.role;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another role sees other data
  useEffect(() => {
    if (!userId) return;
    return () => {
      queries.clear();
      forgetReferredPet();
    };
  }, [userId, role, queries]);

  const person = token ? user : null;
  const status = isRestoring && isHydrated ? 'loading' : (person?.role ?? 'visitor');
  // Stable for a visitor: a new value would force components to hydrate at once.
  const value = useMemo<SessionContextValue>(
    () => ({ status, user: person, login, register, logout: logOut }),
    [status, person],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
