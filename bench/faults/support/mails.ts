import { setTimeout as delay } from 'node:timers/promises';
import { createTestClient, type TestClient } from '../../../apps/server/src/testing/test-client.ts';
import type { ShelterServer } from '../../../e2e/support/shelter-server.ts';
import { PASSWORD } from './adopters.ts';

/** The queue looks once a second. */
const QUIET_MS = 3_000;

/** @param turn the new password ends with it */
export async function changePassword(person: TestClient, current: string, turn: number) {
  const body = { current_password: current, new_password: `${PASSWORD} ${turn}` };
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
 * Waits until no more jobs are done.
 * @param wanted ends the wait at once; left out, it ends when nothing has changed for a while
 * @returns how many are left
 */
export async function settledJobs(
  shelter: ShelterServer,
  deadline: number,
  wanted?: number,
): Promise<number> {
  let count = -1;
  let changedAt = performance.now();
  for (;;) {
    const [row] = await shelter.query<{ count: number }>('SELECT count(*)::int AS count FROM jobs');
    const now = performance.now();
    if (row?.count !== count) changedAt = now;
    count = row?.count ?? 0;
    const isSettled = wanted === undefined ? now - changedAt > QUIET_MS : count === wanted;
    if (isSettled || now > deadline) return count;
    await delay(100);
  }
}
