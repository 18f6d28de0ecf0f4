import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { requiredTraits } from '../features/preferences/preferences.tables.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openChangeFeed } from './change-feed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** As another server of the same database has it. */
async function openElsewhere() {
  const feed = openChangeFeed(app.database, pino({ level: 'silent' }));
  onTestFinished(() => feed.close());
  await expect.poll(() => feed.pets.isLive() && feed.preferences.isLive()).toBe(true);
  const heard = { pets: 0, preferences: [] as (string | undefined)[] };
  feed.pets.onChange(() => (heard.pets += 1));
  feed.preferences.onChange((userId) => heard.preferences.push(userId));
  return { feed, heard };
}

describe('openChangeFeed', () => {
  it('hears of what another server, or anybody else, has committed, and of nothing before', async () => {
    const { heard } = await openElsewhere();
    await app.buildPet();
    await expect.poll(() => heard.pets).toBe(1);
    expect(heard.preferences).toEqual([]);
  });

  it('D28 hears whose preferences and traits have changed', async () => {
    const adopter = await app.signIn();
    const { heard } = await openElsewhere();
    await adopter.call(createPreferences, { body: {} });
    await expect.poll(() => heard.preferences).toEqual([adopter.user.id]);
    const trait = { userId: adopter.user.id, trait: 'HouseTrained' } as const;
    await app.database.insert(requiredTraits).values(trait);
    await app.database.delete(requiredTraits);
    await expect.poll(() => heard.preferences).toEqual(Array(3).fill(adopter.user.id));
    expect(heard.pets).toBe(0);
  });

  it('S39 is not live after its connection was cut, and then hears again', async () => {
    const { feed, heard } = await openElsewhere();
    await app.database.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await expect.poll(() => heard.pets, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(heard.preferences, 'anything may have changed').toContain(undefined);
    await expect.poll(() => feed.pets.isLive(), { timeout: 5_000 }).toBe(true);
    const before = heard.pets;
    await app.buildPet();
    await expect.poll(() => heard.pets).toBeGreaterThan(before);
  });
});
