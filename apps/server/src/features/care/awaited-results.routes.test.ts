import * as care from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import { addCarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import { listNeedsOfPet, saveCareRules } from '@pawmatch/contract/care/care-rules-endpoints';
import {
  getHealthRecord,
  type HealthRecord,
} from '@pawmatch/contract/care/health-record-endpoints';
import { recordOutcome } from '@pawmatch/contract/stays/stays-endpoints';
import { listTasks, type Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { healthRecordBlocks } from '../adoption-papers/health-record-blocks.ts';
import { buildPlan } from './testing/build-plan.ts';

type Client = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await createTestApp();
  await buildSecondShelter(app);
  await app.useCareParts();
  await app.useCareParts(SECOND_SHELTER);
});
afterAll(() => app.close());

const round = async (query: Record<string, unknown> = {}) =>
  (await staff.call(care.listCareDue, { query })).body as care.CareRound;
const write = (id: string, body: object, client = staff) =>
  client.call(care.writeResults, { body: { ids: [id], result: 'negative', ...body } as never });
const refusalOf = async (answer: ReturnType<typeof write>) =>
  (await answer).body.refused[0]?.reason as string | undefined;

it('B11.02 B11.03 a test is done, its result comes days later, and until then record, paper, tasks and rules say that it is awaited', async () => {
  staff = await app.signIn('staff');
  const { id: petId } = await app.buildPet({ name: 'Mia' });
  const params = { id: petId };
  const plan = buildPlan({ name: 'FIV', kind: 'test', interval_days: null, times: 1 });
  const { body: added } = await staff.call(addCarePlan, { body: plan });
  const rules = [{ need: `plan:${added.id}`, blocks: ['leaving' as const], is_on: true }];
  await staff.call(saveCareRules, { body: { rules, expected_version: 0 } });
  const [due] = (await round()).items;
  const id = due?.id ?? '';
  const both = { ids: [id], awaits_result: true, result: 'negative' } as const;
  expect((await staff.call(care.doCare, { body: both })).status).toBe(422);
  expect(await refusalOf(write(id, {}))).toBe('no_result_awaited');
  const taken = await staff.call(care.doCare, { body: { ids: [id], awaits_result: true } });
  expect(taken.body.items).toMatchObject([
    { result: null, awaits_result: true, can_write_result: true, can_undo: true },
  ]);

  const blocks = async () =>
    (await staff.call(listNeedsOfPet, { params })).body.map(({ blocks, care: of }: never) => [
      blocks,
      (of as { awaits_result: boolean }).awaits_result,
    ]);
  const record = async () => (await staff.call(getHealthRecord, { params })).body as HealthRecord;
  const task = async () =>
    ((await staff.call(listTasks)).body.tasks as Task[]).find(({ source }) => source === 'result');
  expect(await round()).toMatchObject({ total: 0, awaited: 1 });
  expect((await round({ awaited: 'true' })).items).toMatchObject([
    { id, is_overdue: false, pet: { name: 'Mia' } },
  ]);
  expect(await blocks()).toEqual([[['leaving'], true]]);
  expect(JSON.stringify(healthRecordBlocks(await record()))).toContain('FIV: Result awaited');
  expect(await task()).toMatchObject({
    ...{ title: 'Write down the result of the test of Mia', due_on: '2026-11-27' },
    path: '/care?show=results',
  });

  app.advance(3 * 24 * 3_600);
  staff = await app.signIn('staff');
  const answers = await Promise.all([
    write(id, { result_note: 'Snap test' }),
    write(id, { result: 'positive' }, await app.signIn('volunteer')),
  ]);
  expect(answers.map(({ body }) => body.items.length).sort()).toEqual([0, 1]);
  const [first] = answers.flatMap(({ body }) => body.items) as CareItem[];
  expect(first).toMatchObject({ awaits_result: false, result_at: app.now().toISOString() });
  expect(first?.done_at).not.toBe(first?.result_at);
  expect((await record()).done).toMatchObject([{ title: 'FIV', result: first?.result }]);
  expect([await task(), (await round()).awaited, await blocks()]).toEqual([
    undefined,
    0,
    [[[], false]],
  ]);
});

it('B11.02 a result that came later is taken back within a day by who has read it, and is written down also after the pet left', async () => {
  staff = await app.signIn('staff');
  const { id: petId } = await app.buildPet({ name: 'Tom' });
  const test = { kind: 'test', title: 'Heartworm', done_at: app.now().toISOString() } as const;
  const add = async (more: object) =>
    staff.call(care.addCare, { params: { id: petId }, body: { ...test, ...more } });
  expect((await add({ kind: 'exam', awaits_result: true })).status).toBe(422);
  const { id } = (await add({ awaits_result: true })).body as CareItem;
  expect(await refusalOf(write(id, {}, await signInThere(app, 'staff')))).toBe('not_found');
  await staff.call(recordOutcome, {
    params: { id: petId },
    body: { outcome: 'returned_to_owner' },
  });

  const volunteer = await app.signIn('volunteer');
  expect((await write(id, {})).body.items).toMatchObject([
    { result: 'negative', result_by: { id: staff.user.id }, can_write_result: true },
  ]);
  expect((await write(id, { result: null })).status).toBe(422);
  expect(await refusalOf(write(id, { result: null, replaces: 'positive' }))).toBe(
    'no_result_awaited',
  );
  const takeBack = { result: null, replaces: 'negative' };
  expect(await refusalOf(write(id, takeBack, volunteer))).toBe('not_yours');
  expect((await write(id, takeBack)).body.items).toMatchObject([
    { result: null, awaits_result: true, result_by: null, result_at: null },
  ]);
  await write(id, { result: 'unclear' }, volunteer);
  app.advance(25 * 3_600);
  staff = await app.signIn('staff');
  expect(await refusalOf(write(id, { replaces: 'unclear' }))).toBe('too_late');
});
