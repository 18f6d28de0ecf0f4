import { clearSession, getSession } from '../session-store.ts';

type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with what to tell the person when a session has failed; returns the way to stop. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** R4.05: the session has failed: everything of it goes, and the application is told, once. */
export function endSession(message: string): void {
  const { user, token } = getSession();
  if (!user && !token) return;
  clearSession('expired');
  for (const listener of listeners) listener(message);
}
