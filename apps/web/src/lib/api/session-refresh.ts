import { refresh } from '@pawmatch/contract/auth/auth-endpoints';
import {
  REFRESH_BEFORE_EXPIRY_SECONDS,
  REFRESH_THRESHOLD_SECONDS,
} from '@pawmatch/contract/auth/session-timing';
import {
  type AccessToken,
  getSession,
  sessionNumber,
  storeToken,
  subscribeToSession,
} from '../session-store.ts';
import { ApiError } from './api-error.ts';
import { sendWithCsrf } from './csrf.ts';
import { INVALID_RESPONSE_MESSAGE, SESSION_EXPIRED_MESSAGE } from './error-message.ts';
import { readText } from './read-detail.ts';
import { endSession } from './session-end.ts';
import { runWithSessionLock } from './session-lock.ts';
import { shareToken, takeSharedTokens } from './token-channel.ts';
import { ownerOf, tokenOf } from './token-lifetime.ts';

/** A token this young is used whatever the clock says: a wrong clock cannot start a storm (S43). */
const TRUSTED_MS = 60_000;

let refreshing: { result: Promise<AccessToken>; stop: AbortController } | undefined;
/** By the clock that nobody can set. */
let refreshedAt = Number.NEGATIVE_INFINITY;

/**
 * R4.04: exchanges the refresh cookie for a new token; calls at the same time share one request.
 * A refusal ends the session; an outage does not, for the cookie may still be good.
 * @throws ApiError
 */
export function refreshSession({ isRetry = false } = {}): Promise<AccessToken> {
  if (refreshing) return refreshing.result;
  const stop = new AbortController();
  const { token: before } = getSession();
  const result = runWithSessionLock(() => exchange(before, stop.signal)).finally(() => {
    if (refreshing?.stop === stop) refreshing = undefined;
  });
  refreshing = { result, stop };
  if (!isRetry) result.catch((error) => retryUnanswered(error, stop.signal));
  return result;
}

/** The session is over: an answer that is under way must not bring its cookies back. */
export function stopRefreshing(): void {
  refreshing?.stop.abort();
  refreshing = undefined;
}

/** S59: only the answer may be lost, and the cookie is good for the server's grace alone: at once. */
function retryUnanswered(error: unknown, signal: AbortSignal): void {
  if (signal.aborted || !(error instanceof ApiError && error.isNetwork)) return;
  refreshSession({ isRetry: true }).catch(() => undefined);
}

/**
 * R4.03: the token for a protected call, refreshed first when there is none or it ends within five
 * minutes.
 * @throws ApiError when there is none to be had
 */
export async function freshToken(): Promise<string> {
  const { token } = getSession();
  if (!token) return (await refreshSession()).value;
  const remaining = token.expiresAt - Date.now();
  const isFresh = performance.now() - refreshedAt < TRUSTED_MS;
  if (isFresh || remaining > REFRESH_THRESHOLD_SECONDS * 1000) return token.value;
  try {
    return (await refreshSession()).value;
  } catch (error) {
    // The server is away for a moment and the token still good: let the call itself find out.
    if (error instanceof ApiError && getSession().token && remaining > 0) return token.value;
    throw error;
  }
}

/** R4.04: the token after `refused` got a 401; another call may have brought a new one meanwhile. */
export async function tokenAfter(refused: string): Promise<string> {
  const { token } = getSession();
  if (token && token.value !== refused) return token.value;
  return (await refreshSession()).value;
}

/**
 * R4.02: refreshes by timer a minute before the token ends, for as long as there is one.
 * @returns the way to stop
 */
export function keepSessionFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched: AccessToken | null = null;
  const schedule = () => {
    const { token } = getSession();
    if (token === watched) return;
    watched = token;
    clearTimeout(timer);
    if (!token) return;
    const remaining = token.expiresAt - Date.now();
    if (remaining <= 0) return; // The next protected call sees to it.
    const delay = Math.max(remaining - REFRESH_BEFORE_EXPIRY_SECONDS * 1000, remaining / 2);
    timer = setTimeout(() => {
      // Refused: the session has ended and said so. Unreachable: the next call tries again.
      refreshSession().catch(() => undefined);
    }, delay);
  };
  schedule();
  const unsubscribe = subscribeToSession(schedule);
  const stopTaking = takeSharedTokens(() => {
    refreshedAt = performance.now();
  });
  return () => {
    clearTimeout(timer);
    stopTaking();
    unsubscribe();
  };
}

async function exchange(before: AccessToken | null, signal: AbortSignal): Promise<AccessToken> {
  const session = sessionNumber();
  const { token: known, user } = getSession();
  // While this tab waited for its turn, another one has brought a token for all.
  if (known && known !== before) return known;
  const { body, headers } = await sendWithCsrf(refresh, { signal }).catch((error) => {
    if (signal.aborted || sessionNumber() !== session) throw sessionExpired();
    return refuse(error);
  });
  const access_token = readText(body, 'access_token');
  const expires_at = readText(body, 'expires_at');
  if (!access_token || !expires_at) {
    throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
  }
  // Logged out, or in, while the answer was under way: it must not bring the old session back.
  if (sessionNumber() !== session) throw sessionExpired();
  // Another tab has logged in as somebody else. A tab that held no token shows nothing of the first.
  const owner = ownerOf(access_token);
  if (known && user && owner && owner !== user.id) return refuse(sessionExpired());
  const token = tokenOf({ access_token, expires_at }, headers);
  storeToken(token);
  refreshedAt = performance.now();
  if (user) shareToken({ userId: user.id, token });
  return token;
}

function refuse(error: unknown): never {
  if (!(error instanceof ApiError) || !isRefusal(error)) throw error;
  endSession(SESSION_EXPIRED_MESSAGE);
  throw sessionExpired();
}

/** Too many requests say nothing about the session. */
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/** As the server would say it. */
export const sessionExpired = () =>
  new ApiError({ kind: 'answer', message: SESSION_EXPIRED_MESSAGE, status: 401 });
