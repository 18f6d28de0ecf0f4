/** Tabs share the refresh cookie: a logout in one is a logout in all. */
const CHANNEL = 'pawmatch-session';
const LOGGED_OUT = 'logged-out';

/** Informs the other tabs of this browser that the session is over. */
export function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(LOGGED_OUT);
  channel.close();
}

/** Calls `onLogout` when another tab ends the session. @returns stops listening */
export function listenToOtherTabs(onLogout: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === LOGGED_OUT) onLogout();
  };
  return () => channel.close();
}
