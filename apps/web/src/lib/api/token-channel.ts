import { type AccessToken, getSession, storeToken } from '../session-store.ts';

const CHANNEL = 'pawmatch-token';

interface SharedToken {
  userId: string;
  token: AccessToken;
}

/** Gives a new token to the other tabs of this browser, each of which has a session storage of its own. */
export function shareToken(message: SharedToken): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * Takes what another tab has refreshed, for the same person alone: nobody acts with the token of
 * somebody else who has logged in there.
 * @returns the way to stop
 */
export function takeSharedTokens(onTaken: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SharedToken>) => {
    const { user, token } = getSession();
    if (user?.id !== data.userId || !token || token.expiresAt >= data.token.expiresAt) return;
    storeToken(data.token);
    onTaken();
  };
  return () => channel.close();
}
