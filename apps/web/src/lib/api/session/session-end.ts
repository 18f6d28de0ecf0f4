import { clearSession, getSession } from '../../storage/session-store.ts';

type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with a message when a session has failed. @returns unsubscribes */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Clears a failed session and notifies the listeners, once. */
export function endSession(message: string): void {
  const { user, token } = getSession();
  if (!user && !token) return;
  clearSession('expired');
  for (const listener of listeners) listener(message);
}
