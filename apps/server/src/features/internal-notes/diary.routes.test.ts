import { changeUserRole, deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { listNamedColleagues } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import * as endpoints from '@pawmatch/contract/internal-notes/diary-endpoints';
import {
  changeNotesOfPet,
  changeNotesOfVisit,
} from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { streamChanges } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { changeTask, countTasks, listTasks } from '@pawmatch/contract/tasks/tasks-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { buildSecondShelter, signInThere } from '../../testing/second-shelter.ts';
import { openTestApp, type SignedInClient, TEST_NOW } from '../../testing/test-app.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';

const app = await openTestApp();

type Body = { text: string; mentions?: string[] };

/** Within the lifetime of a login. */
const FIVE_MINUTES_LATER = '2026-11-20T15:05:00Z';

/** As if a note had been written some hours earlier. */
const age = (noteId: string, hours: number) =>
  app.database.execute(sql`UPDATE internal_notes
    SET written_at = written_at - make_interval(hours => ${hours}::integer) WHERE entry_id = ${noteId}`);

const [staff, kim, manager] = [
  await app.signIn('staff'),
  await app.signIn('volunteer'),
  await app.signIn('manager'),
];

beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.execute(sql`TRUNCATE internal_notes CASCADE`);
  await app.useCareParts();
});

const add = (client: SignedInClient, id: string, body: Body) =>
  client.call(endpoints.addDiaryNoteOfPet, { params: { id }, body });
const correct = (
  client: SignedInClient,
  id: string,
  noteId: string,
  body: Body & { version: number },
) => {
  const { version, ...rest } = body;
  return client.call(endpoints.correctDiaryNoteOfPet, {
    ...{ params: { id, noteId }, body: { ...rest, expected_version: version } },
  });
};
const takeBack = (client: SignedInClient, id: string, noteId: string) =>
  client.call(endpoints.takeBackDiaryNoteOfPet, { params: { id, noteId } });
const list = async (client: SignedInClient, id: string, before?: string) =>
  (await client.call(endpoints.listDiaryOfPet, { params: { id }, query: before ? { before } : {} }))
    .body as endpoints.DiaryEntry[];
const mentionsOf = async (client: SignedInClient) =>
  (await client.call(listTasks, { query: { view: 'mine' } })).body.tasks.filter(
    ({ source }: { source: string }) => source === 'mention',
  );

describe('the diary of a pet', () => {
  it('B11.05 is written by whoever reads the pet, and corrected by the author with its earlier texts', async () => {
    const { id } = await app.buildPet();
    const { status, body: note } = await add(kim, id, { text: ' <b>Ate all.</b>\n' });
    expect([status, note]).toMatchObject([
      201,
      {
        ...{ by: kim.user.fullName, version: 1, can_correct: true, can_take_back: true },
        ...{ current: { text: '<b>Ate all.</b>', mentions: [] }, earlier: [] },
      },
    ]);
    app.setNow(FIVE_MINUTES_LATER);
    const corrected = await correct(kim, id, note.id, { text: 'Ate half.', version: 1 });
    expect(corrected.body).toMatchObject({
      ...{ id: note.id, at: note.at, version: 2, current: { text: 'Ate half.' } },
      earlier: [{ text: '<b>Ate all.</b>' }],
    });
    expect(await list(staff, id)).toMatchObject([{ can_correct: false, can_take_back: false }]);
    const others = await correct(staff, id, note.id, { text: 'No.', version: 2 });
    expect([others.status, others.body.detail]).toEqual([
      ...[403, 'Only its author can correct a note.'],
    ]);
    const elsewhere = (await app.buildPet()).id;
    const wrong = await correct(kim, elsewhere, note.id, { text: 'No.', version: 2 });
    expect(wrong.body.code).toBe('DIARY_NOTE_NOT_FOUND');
  });

  it('B11.05 of two corrections at once one is refused with the note as it is', async () => {
    const { id } = await app.buildPet();
    const { body: note } = await add(kim, id, { text: 'First.' });
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((text) => correct(kim, id, note.id, { text, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [entry] = await list(kim, id);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'CONFLICT', current: entry });
    expect(entry).toMatchObject({ version: 2, earlier: [{ text: 'First.' }] });
  });

  it('B11.05 is taken back by its author for a day, and by managers always', async () => {
    const { id } = await app.buildPet();
    const notes = [await add(kim, id, { text: 'A' }), await add(kim, id, { text: 'B' })];
    const [first = '', second = ''] = notes.map(({ body }) => body.id as string);
    expect((await takeBack(staff, id, first)).status).toBe(403);
    await age(first, 23);
    expect((await takeBack(kim, id, first)).status).toBe(204);
    expect((await takeBack(kim, id, first)).body.code).toBe('DIARY_NOTE_NOT_FOUND');
    await age(second, 24);
    expect((await takeBack(kim, id, second)).status).toBe(403);
    expect((await takeBack(manager, id, second)).status).toBe(204);
    expect(await list(kim, id)).toEqual([]);
  });

  it('B11.05 refuses what is empty or too long', async () => {
    const { id } = await app.buildPet();
    for (const [text, message] of [
      [' \n', 'Please write what happened.'],
      ['a'.repeat(2001), 'The note must be at most 2000 characters long.'],
    ] as const) {
      const { status, body } = await add(kim, id, { text });
      expect([status, body.errors[0].message]).toEqual([422, message]);
    }
    expect((await add(kim, newId(), { text: 'Nobody.' })).body.code).toBe('PET_NOT_FOUND');
  });

  it('B11.05 has by time what was done and where the pet moved, as far as the shelter uses that, in pages', async () => {
    const { id } = await app.buildPet();
    const place = newId();
    await app.database.execute(sql`
      INSERT INTO places (id, shelter_id, name, is_capacity_strict, created_at, updated_at)
      VALUES (${place}, ${FIRST_SHELTER}, 'Kennel 3', false, ${TEST_NOW}, ${TEST_NOW})`);
    await app.database.execute(sql`
      INSERT INTO pet_places (shelter_id, pet_id, place_id, since, moved_by)
      VALUES (${FIRST_SHELTER}, ${id}, ${place}, ${TEST_NOW}::timestamptz - interval '2 hours', ${kim.user.id})`);
    await app.database.execute(sql`
      INSERT INTO care_items (shelter_id, pet_id, stay_id, kind, title, grams, product, done_at, done_by, recorded_at, created_at, updated_at)
      SELECT ${FIRST_SHELTER}, pet_id, id, 'weight', 'Weight', 4200, 'Scale', ${TEST_NOW}::timestamptz - interval '1 hour',
        ${kim.user.id}, ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW} FROM stays WHERE pet_id = ${id}`);
    await add(kim, id, { text: 'Settled.' });
    const by = kim.user.fullName;
    expect(await list(staff, id)).toMatchObject([
      { kind: 'note', current: { text: 'Settled.' } },
      { kind: 'care', title: 'Weight', grams: 4200, details: 'Scale', by },
      { kind: 'move', place: 'Kennel 3', by },
    ]);
    for (let note = 0; note < 20; note += 1) await add(kim, id, { text: `Note ${note}` });
    const first = await list(staff, id);
    const second = await list(staff, id, first.at(-1)?.id);
    expect(first).toHaveLength(20);
    expect(second.map(({ kind }) => kind)).toEqual(['note', 'care', 'move']);
    await app.database.execute(sql`UPDATE shelters SET care_parts = '{}'`);
    expect((await list(staff, id, first.at(-1)?.id)).map(({ kind }) => kind)).toEqual(['note']);
  });
});

describe('the diary of a person', () => {
  it('B11.05 is for those who may see people, and goes with the account', async () => {
    const adopter = await app.signIn();
    const params = { id: adopter.user.id };
    const body = { text: 'Called, very kind.' };
    expect((await kim.call(endpoints.addDiaryNoteOfPerson, { params, body })).status).toBe(403);
    const { body: note } = await staff.call(endpoints.addDiaryNoteOfPerson, { params, body });
    const ofNote = { ...params, noteId: note.id };
    const corrected = await staff.call(endpoints.correctDiaryNoteOfPerson, {
      ...{ params: ofNote, body: { text: 'Called, kind.', expected_version: 1 } },
    });
    expect(corrected.body.version).toBe(2);
    const { body: listed } = await staff.call(endpoints.listDiaryOfPerson, { params });
    expect(listed).toMatchObject([{ current: { text: 'Called, kind.' } }]);
    const taken = await manager.call(endpoints.addDiaryNoteOfPerson, { params, body });
    expect(
      (
        await manager.call(endpoints.takeBackDiaryNoteOfPerson, {
          params: { ...params, noteId: taken.body.id },
        })
      ).status,
    ).toBe(204);
    const own = await adopter.request('/api/users/me/export');
    expect(JSON.stringify(own.body)).not.toContain('kind.');
    await adopter.call(deleteOwnAccount, { body: { current_password: app.password } });
    const left = sql`SELECT FROM internal_notes WHERE text LIKE 'Called%'`;
    expect((await app.database.execute(left)).rows).toEqual([]);
  });
});

describe('mentions', () => {
  it('B11.05 reach the colleague as a task that one tick does, and a correction takes along', async () => {
    const pet = await app.buildPet({ name: 'Luna' });
    const { fullName: name, id: kimId } = kim.user;
    const changes = async () => (await staff.call(streamChanges)).body.care;
    const [before, due] = [await changes(), (await kim.call(countTasks)).body.due];
    app.setNow(FIVE_MINUTES_LATER);
    const mentions = [kimId];
    const { body: note } = await add(staff, pet.id, { text: `@${name} please look.`, mentions });
    expect(await changes()).not.toBe(before);
    expect(note.current.mentions).toEqual([{ id: kimId, name }]);
    const [task] = await mentionsOf(kim);
    expect(task).toMatchObject({
      ...{ title: 'Read the note about Luna', path: `/pets/${pet.id}`, due_on: '2026-11-20' },
      ...{ made_by: staff.user.fullName, assigned_to: { id: kimId, name } },
    });
    expect((await kim.call(countTasks)).body.due).toBe(due + 1);
    const params = { id: task.subject };
    const done = await kim.call(changeTask, { params, body: { is_done: true } });
    expect(done.body.done.by).toEqual({ id: kimId, name });
    expect(await mentionsOf(kim)).toEqual([]);
    const again = { text: `@${name} please look again.`, mentions, version: 1 };
    expect((await correct(staff, pet.id, note.id, again)).status).toBe(200);
    expect(await mentionsOf(kim), 'still done').toEqual([]);
    await kim.call(changeTask, { params, body: { is_done: false } });
    expect(await mentionsOf(kim)).toMatchObject([{ subject: task.subject }]);
    await correct(staff, pet.id, note.id, { text: 'All is well.', version: 2 });
    expect(await mentionsOf(kim)).toEqual([]);
  });

  it('B11.05 in internal notes reach the colleague as well, once', async () => {
    const visit = await app.buildVisit();
    const { fullName: name, id } = kim.user;
    const write = (text: string) =>
      staff.call(changeNotesOfVisit, { params: { id: visit.id }, body: { text, mentions: [id] } });
    await write(`@${name}: allergic.`);
    await write(`@${name}: allergic to cats.`);
    const found = await mentionsOf(kim);
    expect(found).toMatchObject([{ path: `/visits/${visit.id}` }]);
    expect(found).toHaveLength(1);
    expect(found[0].title).toMatch(/^Read the note about the visit of /);
    const petId = visit.petId ?? '';
    const plain = { text: `@${name}, hello.`, mentions: [] as string[] };
    const before = await staff.call(changeNotesOfPet, { params: { id: petId }, body: plain });
    expect(before.body.current.mentions).toEqual([]);
    const meant = { ...plain, mentions: [id] };
    const after = await staff.call(changeNotesOfPet, { params: { id: petId }, body: meant });
    expect(after.body.current.mentions).toEqual([{ id, name }]);
  });

  it('B11.05 are refused of strangers, of who may not read the record, and of who is not in the text', async () => {
    const pet = await app.buildPet();
    const adopter = await app.buildUser({ fullName: 'Ann Other' });
    const stranger = 'Somebody whom you mention does not work here.';
    for (const id of [newId(), adopter.id]) {
      const { status, body } = await add(staff, pet.id, { text: '@Ann Other', mentions: [id] });
      expect([status, body.errors[0]]).toMatchObject([
        422,
        { field: 'mentions', message: expect.stringContaining(stranger) },
      ]);
    }
    const { fullName: name, id: kimId } = kim.user;
    const unnamed = await add(staff, pet.id, { text: 'Look!', mentions: [kimId] });
    expect([unnamed.status, unnamed.body.detail]).toEqual([
      ...[422, `The note does not name @${name}. Please choose again.`],
    ]);
    const ofPerson = await staff.call(endpoints.addDiaryNoteOfPerson, {
      params: { id: adopter.id },
      body: { text: `@${name} look`, mentions: [kimId] },
    });
    expect([ofPerson.status, ofPerson.body.detail]).toEqual([
      422,
      `${name} may not read this record, so a mention would not reach them. Please take it out.`,
    ]);
    expect(await list(staff, pet.id)).toEqual([]);
  });

  it('B11.05 of people are tasks of those who may see people; of who left they are plain names', async () => {
    const [person, leaver] = [await app.buildUser(), await app.signIn('staff')];
    const { id, fullName: name } = leaver.user;
    const params = { id: person.id };
    const body = { text: `@${name} call back`, mentions: [id] };
    const { body: note } = await staff.call(endpoints.addDiaryNoteOfPerson, { params, body });
    expect(note.current.mentions).toEqual([{ id, name }]);
    const [task] = await mentionsOf(leaver);
    const ticked = { params: { id: task.subject }, body: { is_done: true } };
    expect((await kim.call(changeTask, ticked)).body.code).toBe('TASK_NOT_FOUND');
    const ended = { params: { id }, body: { role: 'adopter' } } as const;
    await manager.call(changeUserRole, ended);
    const { body: after } = await staff.call(endpoints.listDiaryOfPerson, { params });
    expect(after).toMatchObject([{ current: { text: body.text, mentions: [] } }]);
    const version = { expected_version: 1 };
    const corrected = await staff.call(endpoints.correctDiaryNoteOfPerson, {
      ...{ params: { ...params, noteId: note.id }, body: { text: `@${name} called`, ...version } },
    });
    expect(corrected.status).toBe(200);
  });

  it('B11.05 are stored where the shelter does not use tasks, and name all who work here', async () => {
    await app.database.execute(sql`UPDATE shelters SET care_parts = '{}'`);
    const { body: names } = await kim.call(listNamedColleagues);
    expect(names).toContainEqual({ id: kim.user.id, name: kim.user.fullName, role: 'volunteer' });
    const pet = await app.buildPet();
    const mentions = [kim.user.id];
    const { body } = await add(staff, pet.id, { text: `@${kim.user.fullName}`, mentions });
    expect(body.current.mentions).toHaveLength(1);
    expect((await kim.call(listTasks, { query: {} })).status).toBe(403);
  });

  it('B11.05 S76 of colleagues of another shelter are refused, and they see no diary of this one', async () => {
    await buildSecondShelter(app);
    const there = await signInThere(app, 'manager');
    const pet = await app.buildPet();
    const { id, fullName: name } = there.user;
    expect((await add(staff, pet.id, { text: `@${name}`, mentions: [id] })).status).toBe(422);
    const { body: note } = await add(staff, pet.id, { text: 'Secret' });
    expect((await add(there, pet.id, { text: 'Hello' })).status).toBe(404);
    expect((await takeBack(there, pet.id, note.id)).status).toBe(404);
    const seen = await there.call(endpoints.listDiaryOfPet, { params: { id: pet.id } });
    expect(seen.body.code).toBe('PET_NOT_FOUND');
    const seenByAll = await app.visitor().call(getPet, { params: { id: pet.id } });
    expect(JSON.stringify(seenByAll.body)).not.toContain('Secret');
  });
});
