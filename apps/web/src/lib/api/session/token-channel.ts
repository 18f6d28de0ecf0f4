import { type AccessToken, getSession, storeToken } from '../../storage/session-store.ts';

const CHANNEL = 'pawmatch-token';

interface SharedToken {
  userId: string;
  token: AccessToken;
}

/** Sends a new token to the other tabs of this browser, which have separate session storages. */
export function shareToken(message: SharedToken): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * Stores tokens that another tab has refreshed, but only for the same user.
 * @returns stops listening
 */
export function receiveSharedTokens(onReceived: () => void): () => void {
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
