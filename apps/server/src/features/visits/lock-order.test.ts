import { deleteUser } from '@pawmatch/contract/account/account-endpoints';
import { deletePet } from '@pawmatch/contract/pets/pets-endpoints';
import { cancelOwnVisit, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { until } from '../../testing/server-processes.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { visits } from './visits.table.ts';

/** Warnings of the database, such as a resolved deadlock. */
const warnings: string[] = [];

let test: TestDatabase;
let database: Database;
let app: TestApp;
beforeAll(async () => {
  test = await createTestDatabase();
  const logger = { ...silentLogger, warn: (text: string) => void warnings.push(text) };
  database = openDatabase(test.connection, { logger });
  database.pool.on('connect', recordStatements);
  app = await createTestApp({ dependencies: { database }, config: { rateLimits: true } });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await test.drop();
});

const statements: string[] = [];
function recordStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((...parameters: [{ text: string }]) => {
    statements.push(parameters[0].text);
    return query(...parameters);
  }) as typeof client.query;
}

const countWaiting = async () => {
  const { rows } = await test.database.execute<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.waiting;
};

it('S35 F14 S52 a booking locks the pet, then the adopter, before it writes, and checks limits after that', async () => {
  const adopter = await app.signIn();
  const { id: petId } = await app.buildPet();
  statements.length = 0;
  const body = { requested_at: '2026-11-23T15:00:00Z' };
  expect((await adopter.call(requestVisit, { params: { petId }, body })).status).toBe(201);
  const steps = [
    /^select .* from "pets" .* for update$/s,
    /^select .* from "users" .* for no key update$/s,
    /^update "visits" set "status"/,
    /^insert into "visits"/,
    /SELECT check_visit_request_limits/,
    /FROM request_mail_settings/,
    /INSERT INTO jobs/,
    /^commit$/,
  ];
  const positions = steps.map((step) => statements.findIndex((text) => step.test(text)));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

it('S38 F14 deleting a pet and its adopter while the adopter cancels does not deadlock', async () => {
  const admin = await app.signIn('admin');
  for (let round = 0; round < 8; round += 1) {
    const adopter = await app.signIn();
    const pet = await app.buildPet();
    const mine = { petId: pet.id, userId: adopter.user.id, status: 'confirmed' } as const;
    const early = await app.buildVisit({ ...mine, startsAt: new Date('2026-11-23T15:00:00Z') });
    const late = await app.buildVisit({ ...mine, startsAt: new Date('2026-11-23T19:00:00Z') });
    const changes = [
      () => admin.call(deletePet, { params: { id: pet.id } }),
      () =>
        admin.call(deleteUser, {
          params: { id: adopter.user.id },
          body: { current_password: app.password },
        }),
      () => adopter.call(cancelOwnVisit, { params: { id: late.id } }),
    ];
    const [one = 0, two = 0, three = 0] = orders[round % orders.length] ?? [];
    // All of them wait for a lock before the first one gets it.
    const begun = await test.database.transaction(async (tx) => {
      await tx.select().from(visits).where(eq(visits.id, early.id)).for('update');
      await tx.select().from(visits).where(eq(visits.id, late.id)).for('update');
      const responses = [];
      for (const [count, index] of [one, two, three].entries()) {
        responses.push(changes[index]?.());
        await until(async () => (await countWaiting()) === count + 1);
      }
      return responses;
    });
    const responses = await Promise.all(begun);
    for (const response of responses) expect([200, 204, 401, 404]).toContain(response?.status);
  }
  expect(warnings).toEqual([]);
});

it('S38 F14 deleting an adopter while the adopter cancels a visit of a deleted pet does not deadlock', async () => {
  const admin = await app.signIn('admin');
  const adopter = await app.signIn();
  const id = adopter.user.id;
  const visit = await app.buildVisit({ petId: null, userId: id, status: 'confirmed' });
  const begun = await test.database.transaction(async (tx) => {
    await tx.select().from(visits).where(eq(visits.id, visit.id)).for('update');
    const cancelled = adopter.call(cancelOwnVisit, { params: { id: visit.id } });
    await until(async () => (await countWaiting()) === 1);
    const body = { current_password: app.password };
    const deleted = admin.call(deleteUser, { params: { id }, body });
    await until(async () => (await countWaiting()) === 2);
    return [cancelled, deleted];
  });
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 204]);
  expect(warnings).toEqual([]);
});

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
