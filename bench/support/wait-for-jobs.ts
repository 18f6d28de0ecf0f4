import { setTimeout as delay } from 'node:timers/promises';
import type { ShelterServer } from '../../e2e/support/shelter-server.ts';

/** Three times the polling interval of the queue. */
const IDLE_MS = 3_000;

/**
 * Waits for the job queue.
 * @param expected the number of jobs to wait for; without it, until the number has not changed for a while
 * @returns the number of jobs that are left
 */
export async function waitForJobs(
  shelter: ShelterServer,
  deadline: number,
  expected?: number,
): Promise<number> {
  let count = -1;
  let changedAt = performance.now();
  for (;;) {
    const [row] = await shelter.query<{ count: number }>('SELECT count(*)::int AS count FROM jobs');
    const now = performance.now();
    if (row?.count !== count) changedAt = now;
    count = row?.count ?? 0;
    const isDone = expected === undefined ? now - changedAt > IDLE_MS : count === expected;
    if (isDone || now > deadline) return count;
    await delay(100);
  }
}
