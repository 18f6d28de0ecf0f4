import { refresh } from '@pawmatch/contract/auth/auth-endpoints';
import {
  CALL_REFRESHES_BEFORE_EXPIRY_SECONDS,
  TIMER_REFRESHES_BEFORE_EXPIRY_SECONDS,
} from '@pawmatch/contract/auth/session-timing';
import {
  type AccessToken,
  getSession,
  sessionNumber,
  storeToken,
  subscribeToSession,
} from '../../storage/session-store.ts';
import { ApiError } from '../errors/api-error.ts';
import { INVALID_RESPONSE_MESSAGE, SESSION_EXPIRED_MESSAGE } from '../errors/error-messages.ts';
import { readText } from '../errors/read-detail.ts';
import { sendWithCsrf } from './csrf.ts';
import { endSession } from './session-end.ts';
import { runWithSessionLock } from './session-lock.ts';
import { ownerOf, tokenOf } from './token-lifetime.ts';

const CHANNEL = 'pawmatch-token';

interface SharedToken {
  userId: string;
  token: AccessToken;
}

/** Sends a new token to the other tabs of this browser, which have separate session storages. */
function shareToken(message: SharedToken): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * Stores tokens that another tab has refreshed, but only for the same user.
 * @returns stops listening
 */
function receiveSharedTokens(onReceived: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SharedToken>) => {
    const { user, token } = getSession();
    if (user?.id !== data.userId || !token || token.expiresAt >= data.token.expiresAt) return;
    storeToken(data.token);
    onReceived();
  };
  return () => channel.close();
}

/**
 * A token younger than this is used regardless of its expiry, so that a wrong clock cannot cause a refresh for every
 * call.
 */
const TRUSTED_MS = 60_000;

let refreshing: { result: Promise<AccessToken>; stop: AbortController } | undefined;
/** By the monotonic clock, in milliseconds. */
let refreshedAt = Number.NEGATIVE_INFINITY;

/**
 * Exchanges the refresh cookie for a new token; concurrent calls share one request. A rejected
 * refresh ends the session; an outage does not, because the cookie may still be valid.
 * @throws ApiError
 */
function refreshSession({ isRetry = false } = {}): Promise<AccessToken> {
  if (refreshing) return refreshing.result;
  const stop = new AbortController();
  const { token: before } = getSession();
  const result = runWithSessionLock(() => exchange(before, stop.signal)).finally(() => {
    if (refreshing?.stop === stop) refreshing = undefined;
  });
  refreshing = { result, stop };
  if (!isRetry) result.catch((error) => retryWithoutResponse(error, stop.signal));
  return result;
}

/** Aborts a refresh at the end of the session: its response must not set the cookies again. */
export function stopRefreshing(): void {
  refreshing?.stop.abort();
  refreshing = undefined;
}

/** If only the response was lost, the cookie is valid only during the server's grace period: retry at once. */
function retryWithoutResponse(error: unknown, signal: AbortSignal): void {
  if (signal.aborted || !(error instanceof ApiError && error.isNetwork)) return;
  refreshSession({ isRetry: true }).catch(() => undefined);
}

/**
 * The token for a protected call, refreshed first when there is none or it expires within five
 * minutes.
 * @throws ApiError when no token is available
 */
export async function freshToken(): Promise<string> {
  const { token } = getSession();
  if (!token) return (await refreshSession()).value;
  const remaining = token.expiresAt - Date.now();
  const isFresh = performance.now() - refreshedAt < TRUSTED_MS;
  if (isFresh || remaining > CALL_REFRESHES_BEFORE_EXPIRY_SECONDS * 1000) return token.value;
  try {
    return (await refreshSession()).value;
  } catch (error) {
    // The refresh failed, but the token is still valid: the call itself can use it.
    if (error instanceof ApiError && getSession().token && remaining > 0) return token.value;
    throw error;
  }
}

/** The token after `rejectedToken` got a 401; another call may have brought a new one meanwhile. */
export async function tokenAfter(rejectedToken: string): Promise<string> {
  const { token } = getSession();
  if (token && token.value !== rejectedToken) return token.value;
  return (await refreshSession()).value;
}

/**
 * Refreshes by timer a minute before the token expires, while there is one.
 * @returns stops the timer
 */
export function scheduleRefreshes(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched: AccessToken | null = null;
  const schedule = () => {
    const { token } = getSession();
    if (token === watched) return;
    watched = token;
    clearTimeout(timer);
    if (!token) return;
    const remaining = token.expiresAt - Date.now();
    if (remaining <= 0) return; // The next protected call refreshes.
    const delay = Math.max(remaining - TIMER_REFRESHES_BEFORE_EXPIRY_SECONDS * 1000, remaining / 2);
    timer = setTimeout(() => {
      // Rejected: the session has ended with a toast. Not reached: the next call tries again.
      refreshSession().catch(() => undefined);
    }, delay);
  };
  schedule();
  const unsubscribe = subscribeToSession(schedule);
  const stopReceiving = receiveSharedTokens(() => {
    refreshedAt = performance.now();
  });
  return () => {
    clearTimeout(timer);
    stopReceiving();
    unsubscribe();
  };
}

async function exchange(before: AccessToken | null, signal: AbortSignal): Promise<AccessToken> {
  const session = sessionNumber();
  const { token: known, user } = getSession();
  // While this tab waited for the lock, another one has shared a new token.
  if (known && known !== before) return known;
  const { body, headers } = await sendWithCsrf(refresh, { signal }).catch((error) => {
    if (signal.aborted || sessionNumber() !== session) throw sessionExpired();
    return rejectRefresh(error);
  });
  const access_token = readText(body, 'access_token');
  const expires_at = readText(body, 'expires_at');
  if (!access_token || !expires_at) {
    throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
  }
  // After a logout or login meanwhile, the response must not restore the old session.
  if (sessionNumber() !== session) throw sessionExpired();
  // Another tab has logged in as somebody else. A tab without a token shows no data of the first user.
  const owner = ownerOf(access_token);
  if (known && user && owner && owner !== user.id) return rejectRefresh(sessionExpired());
  const token = tokenOf({ access_token, expires_at }, headers);
  storeToken(token);
  refreshedAt = performance.now();
  if (user) shareToken({ userId: user.id, token });
  return token;
}

function rejectRefresh(error: unknown): never {
  if (!(error instanceof ApiError) || !isRejection(error)) throw error;
  endSession(SESSION_EXPIRED_MESSAGE);
  throw sessionExpired();
}

/** A 4xx response, except 429, which says nothing about the session. */
const isRejection = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/** The same error as the server's. */
export const sessionExpired = () =>
  new ApiError({ kind: 'response', message: SESSION_EXPIRED_MESSAGE, status: 401 });
