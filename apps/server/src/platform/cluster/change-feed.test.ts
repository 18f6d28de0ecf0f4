import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeChannels } from '../../change-channels.ts';
import { requiredTraits } from '../../features/preferences/preferences.tables.ts';
import { startFreezableProxy } from '../../testing/freezable-proxy.ts';
import { isNightly } from '../../testing/nightly.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../database/database.ts';
import { createChangeFeed } from './change-feed.ts';

const app = await openTestApp();

/** A second feed, as of another server. */
async function createSecondFeed() {
  const feed = createChangeFeed(app.database, pino({ level: 'silent' }), changeChannels);
  onTestFinished(() => feed.close());
  await expect
    .poll(() => feed.changes.pets.isLive() && feed.changes.preferences.isLive())
    .toBe(true);
  const heard = { pets: 0, preferences: [] as (string | undefined)[] };
  feed.changes.pets.onChange(() => (heard.pets += 1));
  feed.changes.preferences.onChange((userId) => heard.preferences.push(userId));
  return { feed, heard };
}

/** Also matches listeners whose last query was a heartbeat. */
const terminateListeners = () =>
  app.database.execute<{ pid: number }>(
    sql`SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND query ~ '^(LISTEN|select pg_notify)'`,
  );

const processOf = (client: PoolClient) => (client as { processID?: number }).processID;

describe('createChangeFeed', () => {
  it('reports changes that others have committed', async () => {
    const { heard } = await createSecondFeed();
    await app.buildPet();
    await expect.poll(() => heard.pets).toBe(1);
    expect(heard.preferences).toEqual([]);
  });

  it('D28 reports whose preferences and traits have changed', async () => {
    const adopter = await app.signIn();
    const { heard } = await createSecondFeed();
    await adopter.call(createPreferences, { body: {} });
    await expect.poll(() => heard.preferences).toEqual([adopter.user.id]);
    const trait = { userId: adopter.user.id, trait: 'HouseTrained' } as const;
    await app.database.insert(requiredTraits).values(trait);
    await app.database.delete(requiredTraits);
    await expect.poll(() => heard.preferences).toEqual(Array(3).fill(adopter.user.id));
    expect(heard.pets).toBe(0);
  });

  it('S39 is not live after its connection was lost, and then reconnects', async () => {
    const { feed, heard } = await createSecondFeed();
    await terminateListeners();
    await expect.poll(() => heard.pets).toBeGreaterThan(0);
    expect(heard.preferences, 'anything may have changed').toContain(undefined);
    await expect.poll(() => feed.changes.pets.isLive()).toBe(true);
    const before = heard.pets;
    await app.buildPet();
    await expect.poll(() => heard.pets).toBeGreaterThan(before);
  });

  it.runIf(isNightly)('B6.04 F17 reports changes of another server within 250 ms', async () => {
    const { heard } = await createSecondFeed();
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const before = heard.pets;
      await app.buildPet();
      const began = performance.now();
      while (heard.pets === before) await new Promise((resolve) => setImmediate(resolve));
      times.push(performance.now() - began);
    }
    // The median, because a busy machine delays some of them.
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(250);
  });

  it('F17 F18 detects a frozen connection, and reconnects', async () => {
    const proxy = await startFreezableProxy(app.connection);
    onTestFinished(async () => void (await proxy.close()));
    const database = openDatabase(proxy.connection, { logger: silentLogger });
    onTestFinished(() => database.close());
    const feed = createChangeFeed(database, pino({ level: 'silent' }), changeChannels);
    onTestFinished(() => feed.close());
    await expect.poll(() => feed.changes.pets.isLive()).toBe(true);
    proxy.freeze();
    await expect.poll(() => feed.changes.pets.isLive()).toBe(false);
    proxy.thaw();
    await expect.poll(() => feed.changes.pets.isLive()).toBe(true);
    let heard = 0;
    feed.changes.pets.onChange(() => (heard += 1));
    await app.buildPet();
    await expect.poll(() => heard).toBe(1);
  });

  it('F17 ignores a late error of a released connection', async () => {
    const clients = new Set<PoolClient>();
    const keep = (client: PoolClient) => clients.add(client);
    app.database.pool.on('acquire', keep);
    const { feed } = await createSecondFeed();
    const { rows } = await terminateListeners();
    await expect.poll(() => feed.changes.pets.isLive()).toBe(false);
    await expect.poll(() => feed.changes.pets.isLive()).toBe(true);
    app.database.pool.off('acquire', keep);
    const cut = [...clients].filter((client) => rows.some(({ pid }) => pid === processOf(client)));
    expect(cut.length).toBeGreaterThan(0);
    for (const client of cut) client.emit('error', new Error('late'));
    expect(feed.changes.pets.isLive()).toBe(true);
  });
});
