import { setTimeout as delay } from 'node:timers/promises';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { newEmail, PASSWORD, signUp } from './support/adopters.ts';
import type { Measurement } from './support/measure.ts';

const GUESSES = 10_000;
const MINUTE = 60_000;

/** Long enough to reach the second window of the limit. */
const DURATION_MS = 80_000;
const CONCURRENCY = 250;

/** The largest number of these instants within any minute. */
function maxPerMinute(instants: readonly number[]): number {
  return Math.max(
    0,
    ...instants.map(
      (start) => instants.filter((instant) => instant >= start && instant < start + MINUTE).length,
    ),
  );
}

/**
 * S15: each guess has its own forged address, which the server trusts (`TRUST_PROXY`), so that only the
 * limit of the account applies.
 */
export async function measureGuesses(): Promise<Measurement> {
  const shelter = await startShelterServer({ TRUST_PROXY: '1' });
  const email = newEmail();
  await signUp(shelter.url, email);
  const client = createTestClient(shelter.url);
  await client.request('/api/auth/csrf');
  const hashed: number[] = [];
  const statuses: Record<string, number> = {};
  const guess = async (index: number) => {
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const { status, headers } = await client.request('/api/auth/login', {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: { email: index % 2 ? email : email.toUpperCase(), password: `guess ${index}` },
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 401) hashed.push(performance.now());
    if (status === 429 && !headers.has('retry-after')) throw new Error('429 without Retry-After');
  };
  const startedAt = performance.now();
  for (let done = 0; done < GUESSES; done += CONCURRENCY) {
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => guess(done + index)));
    const ahead = ((done + CONCURRENCY) / GUESSES) * DURATION_MS - (performance.now() - startedAt);
    if (ahead > 0) await delay(ahead);
  }
  // The correct password works again once the limit is over.
  await delay(MINUTE + 1_000);
  await createTestClient(shelter.url).logIn({ email, password: PASSWORD });
  await shelter.stop();
  const maximum = maxPerMinute(hashed);
  const unexpected = GUESSES - (statuses[401] ?? 0) - (statuses[429] ?? 0);
  return {
    figures: [
      {
        what: `guesses checked per account in any minute, of ${GUESSES.toLocaleString('en')} with forged addresses`,
        bar: '<= 10',
        measured: `${maximum} (${hashed.length} in all, the rest 429)`,
        isMet: maximum <= 10 && hashed.length > 0 && unexpected === 0,
      },
    ],
    details: { statuses, durationMs: DURATION_MS },
  };
}
