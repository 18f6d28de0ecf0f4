import { type RateLimit, rateLimits } from '@pawmatch/contract/rate-limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createRateLimiter } from './rate-limiter.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('S68 counts an attempt once in each window of one limit', async () => {
  const ownChanges: RateLimit = {
    counters: [
      { per: 'account', attempts: 2, seconds: 60 },
      { per: 'account', attempts: 3, seconds: 60 * 60 },
    ],
  };
  let now = Date.now();
  const limiter = createRateLimiter({
    database: test.database,
    clock: () => new Date(now),
    config: { rateLimits: true },
    limits: { ...rateLimits, ownChanges },
  });
  const change = () => limiter.attempt('ownChanges', { account: 'an account' });
  const rejected = (retryAfter: number) => ({ code: 'TOO_MANY_REQUESTS', retryAfter });
  await change();
  await change();
  await expect(change()).rejects.toMatchObject(rejected(60));
  now += 60_000;
  await change();
  await expect(change()).rejects.toMatchObject(rejected(59 * 60));
});
