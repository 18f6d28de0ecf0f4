const LOCK = 'pawmatch-session';

/** Waits no longer for a lock that a frozen tab may hold. */
const TIMEOUT_MS = 5_000;

/**
 * Runs work that changes the session cookies while no other tab does: logins and refreshes whose
 * responses cross would leave the browser with the older cookies. Without the Web Locks API (an old
 * browser, or plain http) the work runs at once, and the server's grace period helps.
 */
export async function runWithSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  // Undefined in insecure contexts.
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
