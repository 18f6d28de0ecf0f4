import { setTimeout as delay } from 'node:timers/promises';
import { createTestClient } from '../../apps/server/src/testing/test-client.ts';
import { startShelterServer } from '../../e2e/support/shelter-server.ts';
import { newEmail, PASSWORD, signUp } from './support/adopters.ts';
import type { Measured } from './support/measure.ts';

const GUESSES = 10_000;
const MINUTE = 60_000;

/** So long that the first window is over and the next one is tried as well. */
const SPREAD_MS = 80_000;
const BURST = 250;

/** The most of these moments that lie within any minute. */
function mostInAMinute(moments: readonly number[]): number {
  return Math.max(
    0,
    ...moments.map((from) => moments.filter((it) => it >= from && it < from + MINUTE).length),
  );
}

/**
 * S15: each guess claims to come from an address of its own, and the server believes it
 * (`TRUST_PROXY`), so that nothing but the account's own limit is in the way.
 */
export async function measureGuesses(): Promise<Measured> {
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
  const began = performance.now();
  for (let done = 0; done < GUESSES; done += BURST) {
    await Promise.all(Array.from({ length: BURST }, (_, index) => guess(done + index)));
    const ahead = ((done + BURST) / GUESSES) * SPREAD_MS - (performance.now() - began);
    if (ahead > 0) await delay(ahead);
  }
  // Throttled, the right password waits for its turn; afterwards it works.
  await delay(MINUTE + 1_000);
  await createTestClient(shelter.url).logIn({ email, password: PASSWORD });
  await shelter.stop();
  const most = mostInAMinute(hashed);
  const others = GUESSES - (statuses[401] ?? 0) - (statuses[429] ?? 0);
  return {
    figures: [
      {
        what: `guesses hashed per account in any minute, of ${GUESSES.toLocaleString('en')} with forged addresses`,
        bar: '<= 10',
        measured: `${most} (${hashed.length} in all, the rest 429)`,
        isMet: most <= 10 && hashed.length > 0 && others === 0,
      },
    ],
    details: { statuses, spreadMs: SPREAD_MS },
  };
}
