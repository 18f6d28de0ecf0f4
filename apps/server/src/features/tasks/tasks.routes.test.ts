import { changeUserRole, deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { recordAdoptionCheck } from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import { chooseCareParts } from '@pawmatch/contract/shelter/shelter-endpoints';
import { type TaskSource, taskSourceNames } from '@pawmatch/contract/tasks/task-values';
import * as endpoints from '@pawmatch/contract/tasks/tasks-endpoints';
import { updateVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp, type SignedInClient, TEST_NOW } from '../../testing/test-app.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';

const app = await openTestApp();

const tables = sql.raw(
  'tasks, task_assignments, places, care_items, visits, adoptions, follow_ups, feeds, imports, stays, pets, memberships',
);

beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.execute(sql`TRUNCATE ${tables} CASCADE`);
  await app.useCareParts();
});

const list = async (
  client: SignedInClient,
  query: Record<string, unknown> = {},
): Promise<endpoints.Task[]> => (await client.call(endpoints.listTasks, { query })).body.tasks;
const titlesOf = async (client: SignedInClient, query: Record<string, unknown> = {}) =>
  (await list(client, query)).map(({ title }) => title);
const countOf = async (client: SignedInClient) =>
  (await client.call(endpoints.countTasks)).body.due;
const create = async (client: SignedInClient, body: object) =>
  (await client.call(endpoints.createTask, { body: body as { title: string } }))
    .body as endpoints.Task;
const finish = (client: SignedInClient, id: string, is_done = true) =>
  client.call(endpoints.changeTask, { params: { id }, body: { is_done } });
const assign = (
  client: SignedInClient,
  source: TaskSource,
  subject: string,
  to: SignedInClient | null,
) =>
  client.call(endpoints.assignTask, {
    body: { source, subject, assigned_to: to ? to.user.id : null },
  });

it('B11.07 S27 assigning a task of any kind that is none is 404, also without an id', async () => {
  const staff = await app.signIn('staff');
  for (const source of taskSourceNames) {
    expect((await assign(staff, source, 'nothing', staff)).body.code, source).toBe(
      'TASK_NOT_FOUND',
    );
  }
});

describe('own tasks', () => {
  it('B11.07 have a title alone, or also a pet, somebody and a day, and are listed overdue first', async () => {
    const [staff, kim] = [await app.signIn('staff'), await app.signIn('volunteer')];
    const pet = await app.buildPet({ name: 'Luna' });
    await create(staff, { title: 'Some day' });
    await create(staff, { title: 'Tomorrow', due_on: '2026-11-21' });
    await create(staff, { title: 'Late', due_on: '2026-11-19', assigned_to: kim.user.id });
    const about = await create(staff, {
      ...{ title: 'Buy a harness', pet_id: pet.id, due_on: '2026-11-20' },
    });
    expect(about).toMatchObject({
      ...{ source: 'own', about: 'Luna', path: `/pets/${pet.id}`, due_on: '2026-11-20' },
      ...{ is_overdue: false, assigned_to: null, made_by: staff.user.fullName, done: null },
    });
    expect(await titlesOf(staff)).toEqual(['Late', 'Buy a harness', 'Tomorrow', 'Some day']);
    expect(await titlesOf(kim, { view: 'mine' })).toEqual(['Late']);
    expect(await titlesOf(kim, { view: 'nobody' })).not.toContain('Late');
    expect(await titlesOf(staff, { pet_id: pet.id })).toEqual(['Buy a harness']);
    expect([await countOf(kim), await countOf(staff)]).toEqual([1, 0]);
    for (const wrong of [
      { title: ' ' },
      { title: 'A', due_on: 'soon' },
      { title: 'A'.repeat(201) },
    ]) {
      expect((await staff.call(endpoints.createTask, { body: wrong })).status).toBe(422);
    }
    const nowhere = await staff.call(endpoints.createTask, {
      body: { title: 'A', pet_id: newId() },
    });
    expect(nowhere.body.code).toBe('PET_NOT_FOUND');
  });

  it('B11.07 are ticked once by two people, who are told by whom, and opened again', async () => {
    const [staff, kim] = [await app.signIn('staff'), await app.signIn('volunteer')];
    const { subject } = await create(staff, { title: 'Wash the bowls' });
    const answers = await Promise.all([finish(staff, subject), finish(kim, subject)]);
    const doers = new Set(answers.map(({ body }) => body.done.by.name));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(doers.size).toBe(1);
    expect(await list(staff)).toEqual([]);
    expect((await finish(kim, subject, false)).body.done).toBeNull();
    expect(await titlesOf(staff)).toEqual(['Wash the bowls']);
    expect((await finish(staff, newId())).body.code).toBe('TASK_NOT_FOUND');
  });

  it('B11.07 about people are for those who may see people', async () => {
    const [staff, volunteer] = [await app.signIn('staff'), await app.signIn('volunteer')];
    const person = await app.buildUser({ fullName: 'Anna Smith' });
    const body = { title: 'Call back', person_id: person.id };
    expect((await volunteer.call(endpoints.createTask, { body })).status).toBe(403);
    const task = await create(staff, body);
    expect(task).toMatchObject({ about: 'Anna Smith', path: `/people/${person.id}` });
    expect(await list(volunteer)).toEqual([]);
    expect((await finish(volunteer, task.subject)).body.code).toBe('TASK_NOT_FOUND');
    const refused = await assign(staff, 'own', task.subject, volunteer);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'assigned_to']);
    await app.database.execute(sql`DELETE FROM users WHERE id = ${person.id}`);
    expect(await list(staff)).toEqual([]);
  });

  it('B11.07 of a colleague who leaves become nobody’s, with who it was', async () => {
    const [manager, kim] = [await app.signIn('admin'), await app.signIn('staff')];
    await create(manager, { title: 'Wash the bowls', assigned_to: kim.user.id });
    const params = { id: kim.user.id };
    await manager.call(changeUserRole, { params, body: { role: 'adopter' } });
    expect(await list(manager, { view: 'nobody' })).toMatchObject([
      { assigned_to: null, assigned_before: kim.user.fullName },
    ]);
    await kim.call(deleteOwnAccount, { body: { current_password: app.password } });
    expect(await list(manager)).toMatchObject([{ assigned_to: null, assigned_before: null }]);
  });

  it('B11.07 are nobody’s business where the shelter does not use tasks', async () => {
    const manager = await app.signIn('admin');
    const off = await manager.call(chooseCareParts, { body: { care_parts: ['care'] } });
    expect(off.status).toBe(200);
    expect((await manager.call(endpoints.listTasks)).status).toBe(403);
  });
});

/** One of what each source needs, of Luna and Anna. */
async function buildWaiting() {
  const anna = await app.buildUser({ fullName: 'Anna Smith' });
  const pet = await app.buildPet({ name: 'Luna' });
  const visit = await app.buildVisit({ petId: pet.id, userId: anna.id });
  const adoption = await app.buildAdoption({
    ...{ petIds: [pet.id], userId: anna.id, stage: 'checking' },
    answerBy: new Date('2026-11-19T15:00:00Z'),
  });
  const adopted = await app.buildAdoption({ userId: anna.id, stage: 'adopted' });
  await app.database.execute(sql`
    INSERT INTO follow_ups (adoption_id, day, due_at, asked_at, answer, answered_at)
    VALUES (${adopted.id}, 3, ${TEST_NOW}, ${TEST_NOW}, 'not_well', ${TEST_NOW})`);
  await app.database.execute(sql`
    INSERT INTO feeds (id, shelter_id, destination, is_on, held_at, held_pets)
    VALUES (${newId()}, ${FIRST_SHELTER}, 'petfinder', true, ${TEST_NOW}, 3)`);
  await app.database.execute(sql`
    INSERT INTO imports (id, shelter_id, created_at, file_name, file_size, file_modified, state, counts, finished_at)
    VALUES (${newId()}, ${FIRST_SHELTER}, ${TEST_NOW}, 'animals.csv', 1, 1, 'done', '{"conflict": 2}', ${TEST_NOW})`);
  const held = await app.buildPet({ name: 'Mochi', isListed: false });
  await app.database.execute(
    sql`UPDATE stays SET hold_until = '2026-11-22' WHERE pet_id = ${held.id}`,
  );
  await app.buildPet({ name: 'Biscuit', isListed: false });
  await app.database.execute(sql`
    INSERT INTO places (id, shelter_id, name, is_capacity_strict, created_at, updated_at)
    VALUES ('00000000-0000-7000-8000-0000000000aa', ${FIRST_SHELTER}, 'Kennel 3', false, ${TEST_NOW}, ${TEST_NOW})`);
  await app.database.execute(sql`
    INSERT INTO pet_places (shelter_id, pet_id, place_id, since)
    VALUES (${FIRST_SHELTER}, ${held.id}, '00000000-0000-7000-8000-0000000000aa', ${TEST_NOW})`);
  await app.database.execute(sql`
    INSERT INTO care_items (shelter_id, pet_id, stay_id, kind, title, due_on, created_at, updated_at)
    SELECT ${FIRST_SHELTER}, pet_id, id, 'worming', 'Worming', day::date, ${TEST_NOW}, ${TEST_NOW}
    FROM stays, unnest(ARRAY['2026-11-18', '2026-11-20', '2026-11-21']) AS day WHERE outcome IS NULL AND pet_id IN (${held.id}, ${pet.id})`);
  // A dose that was missed is not due any more.
  await app.database.execute(sql`
    WITH course AS (
      INSERT INTO care_courses (id, shelter_id, pet_id, stay_id, product, starts_on, ends_on, times_a_day, created_at, updated_at)
      SELECT ${newId()}, shelter_id, pet_id, id, 'Doxycycline', '2026-11-17', '2026-11-17', 1, ${TEST_NOW}, ${TEST_NOW}
      FROM stays WHERE outcome IS NULL AND pet_id = ${held.id} RETURNING *
    )
    INSERT INTO care_items (shelter_id, pet_id, stay_id, course_id, kind, title, due_on, created_at, updated_at)
    SELECT shelter_id, pet_id, stay_id, id, 'medicine', product, starts_on, created_at, updated_at FROM course`);
  await app.database.execute(sql`
    INSERT INTO foster_answers (shelter_id, pet_id, question, value, written_at, updated_at)
    VALUES (${FIRST_SHELTER}, ${held.id}, 'cats', 'true', ${TEST_NOW}, ${TEST_NOW})`);
  return { anna, visit, adoption };
}

describe('tasks that follow from other records', () => {
  it('B11.07 come from each source, with a title, a place and a day, for who may do them', async () => {
    const { visit, adoption } = await buildWaiting();
    const [manager, volunteer] = [await app.signIn('manager'), await app.signIn('volunteer')];
    const found = new Map((await list(manager)).map((task) => [task.source, task]));
    const described = [...found.values()].map(({ source, title, due_on, is_overdue }) => [
      ...[source, title, due_on, is_overdue],
    ]);
    expect(described).toEqual([
      ['care', 'Do the care of pets without a place: 2 items are due', '2026-11-18', true],
      ['adoption', 'Check Anna Smith for Luna: 4 of 4 checks are left', '2026-11-19', true],
      ['feed', 'Look at the feed for Petfinder: it was held back', '2026-11-20', true],
      ['follow_up', expect.stringMatching(/^Help Anna Smith: Pet \d+ is not/), '2026-11-21', false],
      ['hold', 'The hold of Mochi ends', '2026-11-22', false],
      ['visit', 'Answer Anna Smith, who would like to meet Luna', expect.any(String), false],
      ['import', 'Look at the 2 rows of animals.csv that are in conflict', '2026-11-27', false],
      [
        'details',
        expect.stringMatching(/^Complete Biscuit for adopters: \d+ details/),
        null,
        false,
      ],
      ['report', 'Read what the foster carer of Mochi reports: one answer is new', null, false],
    ]);
    expect(found.get('visit')?.path).toBe(`/visits/${visit.id}`);
    expect(found.get('adoption')?.path).toBe(`/adoptions/${adoption.id}`);
    expect((await list(volunteer)).map(({ title }) => title)).toEqual([
      'Do the care in Kennel 3: 2 items are due',
      'Do the care of pets without a place: 2 items are due',
    ]);
    const staff = await app.signIn('staff');
    expect((await list(staff)).map(({ source }) => source)).not.toContain('feed');
  });

  it('B11.07 are assigned to a colleague who may do them, and done only by doing them', async () => {
    const { visit, adoption } = await buildWaiting();
    const [manager, kim] = [await app.signIn('manager'), await app.signIn('staff')];
    const given = await assign(manager, 'visit', visit.id, kim);
    expect(given.body.assigned_to).toEqual({ id: kim.user.id, name: kim.user.fullName });
    expect(await titlesOf(kim, { view: 'mine' })).toEqual([
      'Answer Anna Smith, who would like to meet Luna',
    ]);
    await assign(manager, 'adoption', adoption.id, kim);
    expect(await countOf(kim), 'overdue, and not the visit of Monday').toBe(1);
    const check = { params: { id: adoption.id, check: 'vet' }, body: { result: 'ok', note: '' } };
    await manager.call(recordAdoptionCheck, check as never);
    expect(await titlesOf(kim)).toContain('Check Anna Smith for Luna: 3 of 4 checks are left');
    expect((await finish(kim, visit.id)).status).toBe(404);
    await assign(manager, 'adoption', adoption.id, null);
    expect(await countOf(kim)).toBe(0);
    await manager.call(updateVisit, { params: { id: visit.id }, body: { status: 'confirmed' } });
    expect(await list(kim, { view: 'mine' })).toEqual([]);
    expect((await assign(kim, 'visit', visit.id, kim)).body.code).toBe('TASK_NOT_FOUND');
    const volunteer = await app.signIn('volunteer');
    const refused = await assign(manager, 'adoption', adoption.id, volunteer);
    expect([refused.status, refused.body.detail]).toEqual([
      ...[422, 'This colleague may not do this. Please choose another one.'],
    ]);
    expect((await assign(volunteer, 'adoption', adoption.id, volunteer)).status).toBe(404);
  });

  it('B11.07 name who leads an adoption, unless staff say otherwise', async () => {
    const kim = await app.signIn('staff');
    const { id } = await app.buildAdoption({ stage: 'approved', ledBy: kim.user.id });
    expect(await list(kim, { view: 'mine' })).toMatchObject([{ subject: id, due_on: null }]);
    await assign(kim, 'adoption', id, null);
    expect(await list(kim, { view: 'mine' })).toEqual([]);
    expect(await list(kim, { view: 'nobody' })).toMatchObject([{ subject: id }]);
  });
});
