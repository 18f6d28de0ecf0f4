import {
  changeOwnDetails,
  changeUserRole,
  deleteOwnAccount,
  endOwnSessions,
} from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { removeFavorite } from '@pawmatch/contract/favorites/favorites-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import type { HistoryEvent } from '@pawmatch/contract/history/history-event';
import { rateLimits } from '@pawmatch/contract/rate-limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { createTestApp, openTestApp, type SignedInClient } from '../../testing/test-app.ts';

const [{ attempts, seconds }] = rateLimits.ownChanges.counters;

const app = await openTestApp({ config: { rateLimits: true } });

const rename = (person: SignedInClient, name: string) =>
  person.call(changeOwnDetails, { body: { full_name: name } });

/** @returns how many changes were answered with each status */
async function changeRepeatedly(person: SignedInClient, count: number) {
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < count; sent += 50) {
    const batch = Array.from({ length: Math.min(50, count - sent) }, () =>
      person.call(removeFavorite, { params: { petId: newId() } }),
    );
    for (const { status } of await Promise.all(batch)) {
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  return statuses;
}

describe('changes of one’s own data', () => {
  it('S68 have an hourly allowance, beyond which reading, logging out and deletion still work', async () => {
    const person = await app.signIn();
    const other = await app.signIn();
    expect(await changeRepeatedly(person, attempts + 20)).toEqual({ 204: attempts, 429: 20 });
    const refused = await rename(person, 'Ada');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect(refused.body.detail).toBe('Too many requests. Please try again later.');
    expect((await person.call(getCurrentUser)).body.full_name).toBe(person.user.fullName);
    expect((await rename(other, 'Grace')).status).toBe(200);

    expect((await person.call(endOwnSessions)).status).toBe(204);
    await person.logIn({ email: person.user.email, password: app.password });
    expect((await rename(person, 'Ada')).status).toBe(429);
    const body = { current_password: app.password };
    expect((await person.call(deleteOwnAccount, { body })).status).toBe(204);
  });

  it('S68 have none with RATE_LIMITS=off', async () => {
    const unlimited = await createTestApp();
    expect(await changeRepeatedly(await unlimited.signIn(), attempts + 1)).toEqual({
      204: attempts + 1,
    });
    await unlimited.close();
  });
});

describe('events of one’s own changes', () => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app.signIn('admin');
  });

  async function changedFieldsOf(person: SignedInClient) {
    const { body } = await admin.call(listHistory, { query: { person_id: person.user.id } });
    return (body as HistoryEvent[])
      .filter(({ kind }) => kind === 'person.updated')
      .map(({ changes, happened_at }) => [changes.map(({ field }) => field).join(), happened_at]);
  }

  it('S68 B4.05 are one for equal changes in a row, with the time of the last', async () => {
    const person = await app.signIn();
    for (let change = 0; change < 20; change += 1) {
      app.advance(1);
      expect((await rename(person, `Ada ${change}`)).status).toBe(200);
    }
    const last = app.now().toISOString();
    expect(await changedFieldsOf(person)).toEqual([['full_name', last]]);
    const phone = { body: { phone_number: '5551234567' } };
    await person.call(changeOwnDetails, phone);
    await rename(person, 'Ada again');
    expect((await changedFieldsOf(person)).map(([field]) => field)).toEqual([
      'full_name',
      'phone_number',
      'full_name',
    ]);
  });

  it('S68 B4.05 are several when an hour is between them, or when somebody else made them', async () => {
    const person = await app.signIn();
    await rename(person, 'Ada');
    app.advance(60 * 60);
    await person.logIn({ email: person.user.email, password: app.password });
    await admin.logIn({ email: admin.user.email, password: app.password });
    await rename(person, 'Grace');
    expect(await changedFieldsOf(person)).toHaveLength(2);
    const params = { id: person.user.id };
    for (const role of ['admin', 'adopter', 'admin', 'adopter'] as const) {
      const body = { role, current_password: app.password };
      expect((await admin.call(changeUserRole, { params, body })).status).toBe(200);
    }
    expect(await changedFieldsOf(person)).toHaveLength(6);
  });

  it('S68 however many, do not keep their account from being erased, and forget it in batches', async () => {
    const person = await app.signIn();
    const { id } = person.user;
    await app.database.execute(sql`
      INSERT INTO events (kind, entity, entity_id, person_id, actor, actor_id, happened_at, changes)
      SELECT 'person.updated', 'person', ${id}::uuid, ${id}::uuid, 'adopter', ${id}::uuid, now(), '{}'
      FROM generate_series(1, 12000)`);
    const countEvents = async () => {
      const { rows } = await app.database.execute<{ count: number }>(sql`
        SELECT count(*)::integer AS count FROM events WHERE person_id = ${id} OR actor_id = ${id}`);
      return rows[0]?.count;
    };
    const body = { current_password: app.password };
    expect((await person.call(deleteOwnAccount, { body })).status).toBe(204);
    // One statement forgets 5,000; with 200,000 in one, it met the limit of time.
    expect(await countEvents()).toBeGreaterThan(7_000);
    await app.runJobs();
    expect(await countEvents()).toBe(0);
  });
});
