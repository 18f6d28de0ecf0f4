import { randomUUID } from 'node:crypto';
import { deleteUser } from '@pawmatch/contract/account/account-endpoints';
import * as adoptions from '@pawmatch/contract/adoptions/adoptions-endpoints';
import * as care from '@pawmatch/contract/care/care-endpoints';
import { addCarePlan, changeCarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import { getCareRules, saveCareRules } from '@pawmatch/contract/care/care-rules-endpoints';
import { addCourse } from '@pawmatch/contract/care/courses-endpoints';
import type { CareRule } from '@pawmatch/contract/pets/care/readiness';
import { deletePet } from '@pawmatch/contract/pets/pets-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { chooseCareParts } from '@pawmatch/contract/shelter/shelter-endpoints';
import { careParts } from '@pawmatch/contract/staff/care-parts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { until } from '../../testing/server-processes.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { pets } from '../pets/pets.table.ts';
import { shelters } from '../shelter/shelters.table.ts';
import { careItems, carePlans, careRules } from './care.tables.ts';
import { applyRulesOfNewDay } from './plans/refresh-care.ts';
import { buildPlan } from './testing/build-plan.ts';

/** Warnings of the database, such as a resolved deadlock. */
const warnings: string[] = [];

let test: TestDatabase;
let database: Database;
let otherDatabase: Database;
let app: TestApp;
let manager: Awaited<ReturnType<TestApp['signIn']>>;
/** Of another server, which does not wait for its turn of this one. */
let elsewhere: TestApp;
let colleagueElsewhere: ReturnType<TestApp['visitor']>;
beforeAll(async () => {
  test = await createTestDatabase();
  const logger = { ...silentLogger, warn: (text: string) => void warnings.push(text) };
  database = openDatabase(test.connection, { logger });
  app = await createTestApp({ dependencies: { database } });
  manager = await app.signIn('admin');
  otherDatabase = openDatabase(test.connection, { logger });
  elsewhere = await createTestApp({ dependencies: { database: otherDatabase } });
  colleagueElsewhere = elsewhere.visitor();
  await colleagueElsewhere.logIn({ email: manager.user.email, password: app.password });
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
  await database.close();
  await otherDatabase.close();
  await test.drop();
});
async function reset() {
  await test.database
    .update(shelters)
    .set({ careParts: [...careParts], visiting: firstVisitingRules });
  await test.database.delete(pets);
  await test.database.delete(careRules);
  await test.database.delete(carePlans);
}

const countWaiting = async () => {
  const { rows } = await test.database.execute<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
};

const saveRulesBy = async (client: typeof colleagueElsewhere, ...needs: CareRule['need'][]) => {
  const { version } = (await client.call(getCareRules)).body;
  const rules = needs.map((need) => ({ need, blocks: ['showing' as const], is_on: true }));
  return client.call(saveCareRules, { body: { rules, expected_version: version } });
};
const saveRules = (...needs: CareRule['need'][]) => saveRulesBy(manager, ...needs);

/** A pet that a rule blocks, what is due for it and its adoption, which is about to close. */
async function buildCase() {
  const pet = await app.buildPet();
  const params = { id: pet.id };
  const adoption = await app.buildAdoption({ petIds: [pet.id], stage: 'approved' });
  const monthly = buildPlan({ kind: 'exam', name: 'Exam', interval_days: 30 });
  const { body: plan } = await manager.call(addCarePlan, { body: monthly });
  await saveRules('exam', 'hold', `plan:${plan.id}`);
  const { items } = (await manager.call(care.listCareDue)).body as care.CareRound;
  const ids = items.map(({ id }) => id);
  expect(ids).toHaveLength(1);
  const course = { product: 'Drops', starts_on: '2026-11-20', ends_on: '2026-11-20' };
  const ofPlan = {
    params: { id: plan.id },
    body: { ...monthly, species: 'Cat' as const },
  };
  return {
    pet,
    others: {
      'is deleted': () => manager.call(deletePet, { params }),
      leaves: () =>
        manager.call(adoptions.moveAdoption, {
          params: { id: adoption.id },
          body: { action: 'complete' },
        }),
      'has other rules': () => saveRulesBy(colleagueElsewhere, 'core'),
    },
    care: {
      'a tick': () => manager.call(care.doCare, { body: { ids } }),
      'a weight': () => manager.call(care.addWeight, { params, body: { weight: '4 kg' } }),
      'a course': () => manager.call(addCourse, { params, body: { ...course, times_a_day: 1 } }),
      planning: () => manager.call(care.listCareDue),
      'a plan': () => manager.call(changeCarePlan, ofPlan),
      'a rule': () => saveRules('microchip'),
      'a new day': () => applyRulesOfNewDay(app.dependencies).run(),
      'the end of care': () => manager.call(chooseCareParts, { body: { care_parts: [] } }),
    },
  };
}

type Built = Awaited<ReturnType<typeof buildCase>>;

it.each<keyof Built['care']>([
  ...(['a tick', 'a weight', 'a course', 'planning'] as const),
  ...(['a plan', 'a rule', 'a new day', 'the end of care'] as const),
])(
  'B11.02 B11.03 F14 %s does not deadlock with a pet that is deleted, leaves, or is blocked by other rules',
  async (name) => {
    warnings.length = 0;
    for (const which of ['is deleted', 'leaves', 'has other rules'] as const) {
      for (const isCareFirst of [true, false]) {
        await reset();
        const built = await buildCase();
        if (name === 'planning') {
          await test.database.delete(careItems);
          await test.database.execute(sql`UPDATE stays SET is_care_stale = true`);
        }
        if (name === 'a new day') {
          await test.database.execute(sql`UPDATE stays SET hold_until = '2026-11-19'`);
          await test.database.execute(sql`UPDATE care_rules SET as_of = '2026-11-19'`);
        }
        const changes: (() => Promise<unknown>)[] = [built.others[which], built.care[name]];
        if (isCareFirst) changes.reverse();
        // All of them wait for the pet, or are done, before the first one gets it.
        let settled = 0;
        const begun = await test.database.transaction(async (tx) => {
          await tx.select().from(pets).where(eq(pets.id, built.pet.id)).for('update');
          const answers = [];
          for (const [count, change] of changes.entries()) {
            answers.push(Promise.resolve(change()).finally(() => (settled += 1)));
            await until(async () => (await countWaiting()) + settled > count);
          }
          return answers;
        });
        for (const answer of await Promise.all(begun)) {
          const { status = 200 } = (answer ?? {}) as { status?: number };
          expect(status, `${name} ${which}`).toBeLessThan(500);
        }
      }
    }
    expect(warnings).toEqual([]);
  },
);

it.each(['tick', 'weight', 'course'] as const)(
  'B11.02 F10 F14 erasing a colleague does not deadlock with a %s of theirs, which is done or fails because their session has ended',
  async (name) => {
    warnings.length = 0;
    await reset();
    // The pet, which the erased person wants to adopt, and the account are what both need.
    for (const held of ['pets', 'users'] as const) {
      for (const isErasedFirst of [true, false]) {
        const pet = await app.buildPet();
        const params = { id: pet.id };
        const colleague = await app.signIn('admin');
        const userId = colleague.user.id;
        await app.buildAdoption({ petIds: [pet.id], userId, stage: 'approved' });
        const body = { kind: 'exam', title: 'Exam', due_on: '2026-11-20' } as const;
        const ids: string[] = [];
        for (let count = 0; count < 2; count += 1) {
          ids.push((await colleague.call(care.addCare, { params, body })).body.id);
        }
        await colleague.call(care.doCare, { body: { ids: ids.slice(0, 1) } });
        const headers = { 'idempotency-key': randomUUID() };
        const course = { product: 'Drops', starts_on: '2026-11-20', ends_on: '2026-11-20' };
        const change = () =>
          ({
            tick: () => colleague.call(care.doCare, { headers, body: { ids } }),
            weight: () =>
              colleague.call(care.addWeight, { headers, params, body: { weight: '4 kg' } }),
            course: () =>
              colleague.call(addCourse, { params, body: { ...course, times_a_day: 1 } }),
          })[name]();
        const erase = () =>
          manager.call(deleteUser, {
            params: { id: userId },
            body: { current_password: app.password },
          });
        const changes: (() => Promise<{ status: number }>)[] = [erase, change];
        if (!isErasedFirst) changes.reverse();
        const id = held === 'pets' ? pet.id : userId;
        let settled = 0;
        const begun = await test.database.transaction(async (tx) => {
          await tx.execute(sql`SELECT FROM ${sql.identifier(held)} WHERE id = ${id} FOR UPDATE`);
          const answers = [];
          for (const [count, each] of changes.entries()) {
            answers.push(each().finally(() => (settled += 1)));
            await until(async () => (await countWaiting()) + settled > count);
          }
          return answers;
        });
        const statuses = (await Promise.all(begun)).map(({ status }) => status);
        if (!isErasedFirst) statuses.reverse();
        const [erased, changed] = statuses;
        expect(erased, `${held} ${isErasedFirst}`).toBe(204);
        expect([200, 201, 401], `${held} ${isErasedFirst}`).toContain(changed);
      }
    }
    expect(warnings).toEqual([]);
  },
);

it('B11.03 F14 a rule is changed while 60 adoptions close: all are answered in time, and nothing is retried', async () => {
  await reset();
  warnings.length = 0;
  const ids: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const pet = await app.buildPet();
    ids.push((await app.buildAdoption({ petIds: [pet.id], stage: 'approved' })).id);
  }
  await app.buildPet({ name: 'Stays' });
  const close = (id: string) =>
    manager.call(adoptions.moveAdoption, { params: { id }, body: { action: 'complete' } });
  const answers: { status: number }[] = [];
  const closeNext = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) answers.push(await close(id));
  };
  const changeRules = async () => {
    for (let round = 0; ids.length > 0; round += 1) {
      answers.push(await saveRules(round % 2 === 0 ? 'exam' : 'microchip'));
    }
  };
  await Promise.all([changeRules(), ...Array.from({ length: 6 }, closeNext)]);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 409].includes(status))).toEqual([]);
  expect(warnings).toEqual([]);
});
