const INTERVAL_MS = 250;

/** @param {number} processId */
function isThere(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends this process in order when the npm that started it is gone: npm passes SIGINT and SIGTERM on, and
 * tells nobody of what else ends it.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isThere(parent)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
