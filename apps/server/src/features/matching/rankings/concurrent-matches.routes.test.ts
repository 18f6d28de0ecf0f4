import { addFavorite, listFavoriteIds } from '@pawmatch/contract/favorites/favorites-endpoints';
import {
  listRecommendations,
  listSuggestions,
} from '@pawmatch/contract/matching/matching-endpoints';
import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { concurrencyLimits, rateLimits } from '@pawmatch/contract/rate-limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestApp,
  openTestApp,
  type SignedInClient,
  type TestApp,
} from '../../../testing/test-app.ts';

const { inFlight, countsAs } = concurrencyLimits.matching;

const app = await openTestApp({ config: { rateLimits: true } });
let petId: string;
beforeAll(async () => {
  petId = (await app.buildPet()).id;
});

async function signInWithPreferences(on: TestApp, role?: 'admin') {
  // Nothing is cached before the application hears of changes.
  const { petChanges, preferenceChanges } = on.dependencies;
  await expect.poll(() => petChanges.isLive() && preferenceChanges.isLive()).toBe(true);
  const client = await on.signIn(role);
  await client.call(createPreferences, { body: { preferred_species: 'Dog' } });
  expect((await client.call(listRecommendations)).status).toBe(200);
  return client;
}

/** Meanwhile no call can find out who matches with whom. */
async function withoutPartners(on: TestApp, run: () => Promise<void>) {
  // On a slow machine this takes longer than the application's transactions may be idle.
  const patient = on.database.openWithoutTimeLimit();
  try {
    await patient.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE match_partners IN ACCESS EXCLUSIVE MODE`);
      await run();
    });
  } finally {
    await patient.close();
  }
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_locks
      WHERE NOT granted AND relation = 'match_partners'::regclass`,
  );
  return rows[0]?.count ?? 0;
}

/** @returns the statuses of calls that are sent at once, each of which looks for the partner */
async function suggestAtOnce(person: SignedInClient, count: number) {
  const query = { view: 'both' };
  const calls = Array.from({ length: count }, () => person.call(listSuggestions, { query }));
  return (await Promise.all(calls)).map(({ status }) => status);
}

const countRejected = (statuses: number[]) => statuses.filter((status) => status === 429).length;

describe('calls of one adopter that compute matches', () => {
  it('S73 are six in flight; others wait for two seconds, and everything else goes on', async () => {
    const adopter = await signInWithPreferences(app);
    const other = await signInWithPreferences(app);
    await withoutPartners(app, async () => {
      const suggesting = suggestAtOnce(adopter, 24);
      await expect.poll(countWaiting).toBe(inFlight);
      expect((await adopter.call(addFavorite, { params: { petId } })).status).toBe(204);
      expect((await adopter.call(listFavoriteIds)).status).toBe(200);
      expect((await adopter.call(listRecommendations)).body).toHaveLength(1);
      expect((await other.call(listRecommendations, { query: { pageSize: 3 } })).status).toBe(200);
      // The database ends the first six after two seconds; a few others may have come late enough to follow.
      const rejected = countRejected(await suggesting);
      expect(rejected).toBeGreaterThanOrEqual(24 - 2 * inFlight);
      expect(rejected).toBeLessThanOrEqual(24 - inFlight);
    });
  });

  it('S73 are answered in turn', async () => {
    const adopter = await signInWithPreferences(app);
    const responses = await Promise.all(
      Array.from({ length: 24 }, () =>
        adopter.call(listRecommendations, { query: { pageSize: 100, refresh: 'true' } }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(24).fill(200));
  });

  it.each(['of staff', 'with RATE_LIMITS=off'])('S73 are not limited %s', async (whose) => {
    const on = whose === 'of staff' ? app : await createTestApp();
    const person = await signInWithPreferences(on, whose === 'of staff' ? 'admin' : undefined);
    await withoutPartners(on, async () => {
      expect(countRejected(await suggestAtOnce(person, inFlight + 2))).toBe(0);
    });
    if (on !== app) await on.close();
  });

  it('S73 count as ten requests of their address, but not when they are cached', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    const adopter = await signInWithPreferences(limited);
    for (let call = 0; call < 60; call += 1) await adopter.call(listRecommendations);
    const [{ attempts }] = rateLimits.requests.counters;
    const statuses: number[] = [];
    for (let sent = 0; sent < attempts / countsAs; sent += inFlight) {
      const batch = Array.from({ length: inFlight }, () =>
        adopter.call(listRecommendations, { query: { refresh: 'true' } }),
      );
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    const allowed = statuses.indexOf(429);
    expect(allowed).toBeGreaterThan(attempts / countsAs - 20);
    expect(statuses.slice(allowed).every((status) => status === 429)).toBe(true);
    await limited.close();
  });
});
