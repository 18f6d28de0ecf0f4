import { setTimeout as delay } from 'node:timers/promises';
import { doCare, listCareDue } from '@pawmatch/contract/care/care-endpoints';
import { addCarePlan, changeCarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import { careParts } from '@pawmatch/contract/staff/care-parts';
import { addDays } from '@pawmatch/contract/zoned-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFactories } from '../../../testing/factories.ts';
import { makeScratchFolder, removeScratchFolder } from '../../../testing/scratch-folder.ts';
import { startServerOfTest } from '../../../testing/server-of-test.ts';
import { ADMIN } from '../../../testing/server-process.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { shelters } from '../../shelter/shelters.table.ts';
import { buildPlan } from '../testing/build-plan.ts';

const KILLS = 20;
const PETS = 60;

/** Longer than computing the plans takes, so that kills hit all of its steps. */
const MAX_DELAY_MS = 200;

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await makeScratchFolder();
});
afterAll(async () => {
  await test.drop();
  await removeScratchFolder(dataDir);
});

it(`B11.02 computing plans doubles and loses nothing, killed ${KILLS} times`, async () => {
  const build = createFactories({
    database: test.database,
    clock: () => new Date(),
    petChanges: { isLive: () => false, onChange: () => {}, publish: () => {} },
  });
  for (let index = 0; index < PETS; index += 1) await build.buildPet();
  const where = { connection: test.connection, dataDir };
  const open = async () => {
    const server = await startServerOfTest(where);
    const client = createTestClient(server.url);
    await client.logIn(ADMIN);
    return { server, client };
  };
  const weekly = buildPlan();
  let planId = '';
  const later = addDays(new Date().toISOString().slice(0, 10), 30);
  /** What was acknowledged; of a call without an answer, nobody knows. */
  const done = new Set<string>();
  for (let round = 0; round < KILLS; round += 1) {
    const { server, client } = await open();
    if (!planId) {
      await test.database.update(shelters).set({ careParts: [...careParts] });
      planId = (await client.call(addCarePlan, { body: weekly })).body.id;
    }
    const { items } = (await client.call(listCareDue, { query: { until: later, limit: 200 } }))
      .body;
    const ids = items.slice(0, 2).map(({ id }: { id: string }) => id);
    const ticked = await client.call(doCare, { body: { ids } });
    for (const item of ticked.body.items) done.add(item.id);
    const body = { ...weekly, first_after_days: round % 3 };
    const work = client
      .call(changeCarePlan, { params: { id: planId }, body })
      .then(() => client.call(listCareDue))
      .catch(() => undefined);
    await delay((round / KILLS) * MAX_DELAY_MS);
    await server.end('SIGKILL');
    await work;
  }

  const { server, client } = await open();
  await client.call(changeCarePlan, { params: { id: planId }, body: weekly });
  await client.call(listCareDue);
  const { rows } = await test.database.execute<{ open: number; pets: number }>(sql`
    SELECT count(*)::integer AS open, count(DISTINCT pet_id)::integer AS pets
    FROM care_items WHERE plan_id = ${planId} AND recorded_at IS NULL`);
  expect(rows).toEqual([{ open: PETS, pets: PETS }]);
  const { rows: kept } = await test.database.execute<{ id: string }>(
    sql`SELECT id FROM care_items WHERE done_at IS NOT NULL`,
  );
  expect(done.size).toBe(2 * KILLS);
  expect(new Set(kept.map((row) => row.id))).toEqual(done);
  await server.end('SIGTERM');
}, 1_200_000);
