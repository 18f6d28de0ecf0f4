const LOCK = 'pawmatch-session';

/** A tab that is frozen with the lock must not hold up the others for ever. */
const TIMEOUT_MS = 5_000;

/**
 * Does what changes the session's cookies while no other tab does (S59): logins and refreshes whose
 * answers cross would leave the browser with the older cookies. Without the Web Locks API (an old
 * browser, or plain http) it is done at once, and the server's grace helps.
 */
export async function runWithSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  // Only where the context is secure.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), TIMEOUT_MS);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    clearTimeout(timer);
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: waiting.signal }, begin);
  } catch (error) {
    clearTimeout(timer);
    if (hasBegun) throw error;
    return work();
  }
}
