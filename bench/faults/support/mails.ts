import { setTimeout as delay } from 'node:timers/promises';
import { createTestClient, type TestClient } from '../../../apps/server/src/testing/test-client.ts';
import type { ShelterServer } from '../../../e2e/support/shelter-server.ts';
import { PASSWORD } from './adopters.ts';

/** Three times the polling interval of the queue. */
const IDLE_MS = 3_000;

/** @param suffix end of the new password */
export async function changePassword(person: TestClient, current: string, suffix: number) {
  const body = { current_password: current, new_password: `${PASSWORD} ${suffix}` };
  const options = { method: 'POST', body };
  const { status } = await person.request('/api/auth/password/change', options);
  if (status !== 204) throw new Error(`password change: ${status}`);
}

export async function forgetPassword(url: string, email: string) {
  const options = { method: 'POST', body: { email } };
  const { status } = await createTestClient(url).request('/api/auth/password/forgot', options);
  if (status !== 200) throw new Error(`reset link: ${status}`);
}

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
