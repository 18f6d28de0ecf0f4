import { createVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { users } from '../../users/users.table.ts';
import { visits } from '../visits.table.ts';

const MONDAY_2PM = '2026-11-23T19:00:00.000Z';

const waiting = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

const app = await openTestApp();

it('S38 D24 staff who book for an account that is being deleted get an error, and stay logged in', async () => {
  const admin = await app.signIn('admin');
  const adopter = await app.buildUser();
  const pet = await app.buildPet();
  const body = { pet_id: pet.id, user_id: adopter.id, requested_at: MONDAY_2PM };
  const { booking } = await app.database.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, adopter.id));
    const booking = admin.call(createVisit, { body });
    await expect
      .poll(async () => (await app.database.execute(waiting)).rows.length)
      .toBeGreaterThan(0);
    return { booking };
  });
  const response = await booking;
  expect([response.status, response.body.code]).toEqual([404, 'USER_NOT_FOUND']);
  expect(await app.database.$count(visits)).toBe(0);
});
