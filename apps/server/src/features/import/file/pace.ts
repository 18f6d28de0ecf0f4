import { setTimeout as delay } from 'node:timers/promises';

/** Requests of others wait no longer than this for their turn. */
const WORK_MS = 5;

/** Twice as long as the work, so that most of the time is left for others. */
const REST_MS = 10;

/** @returns a function that waits when the work since the last wait took its time */
export function createPace(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await delay(REST_MS);
    since = performance.now();
  };
}
