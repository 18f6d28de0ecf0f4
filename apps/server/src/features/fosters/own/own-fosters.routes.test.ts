import { CALL_KEY_HEADER } from '@pawmatch/contract/call-key';
import { addCare, doCare } from '@pawmatch/contract/care/care-endpoints';
import { addCourse } from '@pawmatch/contract/care/courses-endpoints';
import { suspendColleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import * as reports from '@pawmatch/contract/fosters/foster-reports-endpoints';
import * as endpoints from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import {
  correctDiaryNoteOfPet,
  type DiaryNote,
  listDiaryOfPet,
} from '@pawmatch/contract/internal-notes/diary-endpoints';
import { getPet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { movePets } from '@pawmatch/contract/places/places-endpoints';
import { chooseCareParts } from '@pawmatch/contract/shelter/shelter-endpoints';
import { streamChanges } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { listTasks } from '@pawmatch/contract/tasks/tasks-endpoints';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/database/new-id.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import {
  buildSecondShelter,
  SECOND_SHELTER,
  signInThere,
} from '../../../testing/second-shelter.ts';
import {
  openTestApp,
  type SignedInClient,
  TEST_NOW,
  type TestApp,
} from '../../../testing/test-app.ts';
import { pets } from '../../pets/pets.table.ts';
import { photoForm } from '../../pets/photos/testing/photo-list.ts';
import { fosterHomes } from '../../places/foster-homes.table.ts';
import { places } from '../../places/places.tables.ts';
import { fosterAnswers } from '../reports/foster-answers.table.ts';
import { buildHome } from '../testing/build-home.ts';

const app = await openTestApp();
await buildSecondShelter(app);
beforeAll(async () => {
  await app.useCareParts();
  await app.useCareParts(SECOND_SHELTER);
});
const staff = await app.signIn('staff');
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.delete(fosterHomes);
  await app.database.delete(pets);
});

const pageOf = async (client: SignedInClient) =>
  (await client.call(endpoints.getOwnFosters)).body as endpoints.OwnFosters;

/** A carer with a pet at home, and care of the pet that is due. */
async function buildCarer(columns: Parameters<TestApp['buildPet']>[0] = {}) {
  const carer = await app.signIn('foster');
  const { id } = await app.buildPet({ name: 'Mila', ...columns });
  const placeId = await buildHome(app, { userId: carer.user.id }, { petIds: [id] });
  const item = await addDue(id);
  return { carer, id, placeId, item };
}

const addDue = async (id: string, due_on = '2026-11-20') => {
  const body = { kind: 'worming', title: 'Worming', due_on } as const;
  return (await staff.call(addCare, { params: { id }, body })).body.id as string;
};

/** Each call about a pet and its care. */
const callsAbout = async (client: SignedInClient, id: string, item: string) => {
  const params = { id };
  const answers = [{ question: 'cats', value: true, sentence: '' }] as const;
  const form = photoForm(await drawPicture());
  return {
    photo: await client.call(endpoints.addOwnPhoto, { params, body: form as never }),
    note: await client.call(endpoints.addOwnNote, { params, body: { text: 'Ate well.' } }),
    report: await client.call(endpoints.addOwnReport, { params, body: { answers: [...answers] } }),
    weight: await client.call(endpoints.addOwnWeight, { params, body: { weight: '4 kg' } }),
    skip: await client.call(endpoints.skipOwnCare, { body: { ids: [item], reason: 'Ill' } }),
    undo: await client.call(endpoints.undoOwnCare, { body: { ids: [item] } }),
    done: await client.call(endpoints.doOwnCare, { body: { ids: [item] } }),
  };
};

describe('the page of a foster carer', () => {
  it('B11.04 has the pets at home alone, with what is due in the next days', async () => {
    const carer = await app.signIn('foster');
    expect(await pageOf(carer)).toEqual({ today: '2026-11-20', home: null, pets: [] });
    const mila = await app.buildPet({ name: 'Mila', cat_friendly: true });
    const [other, adopter] = [await app.buildPet(), await app.buildUser({ fullName: 'Ann Lee' })];
    await buildHome(app, { userId: carer.user.id }, { petIds: [mila.id] });
    await buildHome(app, { userId: (await app.signIn('foster')).user.id }, { petIds: [other.id] });
    for (const day of ['2026-11-18', '2026-11-27', '2026-11-28']) await addDue(mila.id, day);
    await addDue(other.id);
    const medicine = { product: 'Doxycycline', dose: '1 ml', times_a_day: 1 };
    const days = { starts_on: '2026-11-20', ends_on: '2026-11-22' };
    await staff.call(addCourse, { params: { id: mila.id }, body: { ...medicine, ...days } });
    const visit = { petId: mila.id, userId: adopter.id };
    await app.buildVisit({ ...visit, status: 'confirmed' });
    const asked = new Date('2026-11-21T15:00:00Z');
    await app.buildVisit({ ...visit, status: 'pending', startsAt: asked });

    const page = await pageOf(carer);
    expect(page).toMatchObject({ home: 'At home', pets: [{ id: mila.id, cat_friendly: true }] });
    expect(page.pets).toHaveLength(1);
    const [pet] = page.pets;
    expect(pet?.next_visit).toEqual({ starts_at: '2026-11-23T15:00:00.000Z', visitor: 'Ann' });
    const due = pet?.care?.due.map(({ title, due_on }) => `${title} ${due_on}`);
    expect(due).toEqual(['Worming 2026-11-18', 'Doxycycline 2026-11-20', 'Worming 2026-11-27']);
    expect(pet?.care?.courses).toMatchObject([{ product: 'Doxycycline', dose: '1 ml' }]);
    expect(JSON.stringify(page)).not.toMatch(/Lee|example|5550100/);
  });

  it('B11.04 does care, takes it back, skips it and weighs, by the rules of care', async () => {
    const { carer, id, item } = await buildCarer();
    const done = await carer.call(endpoints.doOwnCare, { body: { ids: [item] } });
    expect(done.body).toMatchObject({ items: [{ id: item, can_undo: true }], refused: [] });
    expect((await pageOf(carer)).pets[0]?.care).toMatchObject({ due: [], done: [{ id: item }] });
    await carer.call(endpoints.undoOwnCare, { body: { ids: [item] } });
    const reason = { ids: [item], reason: 'Ill' };
    await carer.call(endpoints.skipOwnCare, { body: reason });
    const weighed = { params: { id }, body: { weight: '4 kg' } };
    expect((await carer.call(endpoints.addOwnWeight, weighed)).status).toBe(201);
    const { care } = (await pageOf(carer)).pets[0] ?? {};
    expect(care).toMatchObject({ due: [], weights: [{ grams: 4_000 }] });
    const faster = await addDue(id);
    const body = { ids: [faster] };
    await staff.call(doCare, { body });
    const slower = await carer.call(endpoints.doOwnCare, { body });
    expect(slower.body.refused).toMatchObject([{ id: faster, reason: 'already_done', by: null }]);
  });

  it('B11.04 S76 answers about other pets as if they did not exist, also after a move and after the home was closed', async () => {
    const { carer, id, item, placeId } = await buildCarer();
    const other = await app.buildPet({ name: 'Rex' });
    const elsewhere = await app.buildPet({ shelterId: SECOND_SHELTER });
    const expectNothing = async (petId: string, careId: string, status = 404) => {
      const answers = await callsAbout(carer, petId, careId);
      for (const [call, { status: got, body }] of Object.entries(answers)) {
        if (status === 404 && ['skip', 'undo', 'done'].includes(call)) {
          const refused = [{ id: careId, reason: 'not_found', by: null, at: null }];
          expect(body, call).toEqual({ items: [], refused });
        } else expect(got, call).toBe(status);
      }
    };
    await expectNothing(other.id, await addDue(other.id));
    await expectNothing(elsewhere.id, newId());
    await expectNothing(newId(), newId());

    const away = { moves: [{ pet_id: id, from: placeId, to: null }] };
    await staff.call(movePets, { body: away });
    await expectNothing(id, item);
    expect((await pageOf(carer)).pets).toEqual([]);
    await staff.call(movePets, { body: { moves: [{ pet_id: id, from: null, to: placeId }] } });
    expect((await pageOf(carer)).pets).toHaveLength(1);
    await app.database.update(places).set({ closedAt: app.now() }).where(eq(places.id, placeId));
    expect(await pageOf(carer)).toMatchObject({ home: null, pets: [] });
    await expectNothing(id, item);
    await app.database.update(places).set({ closedAt: null }).where(eq(places.id, placeId));

    const manager = await app.signIn('manager');
    await manager.call(suspendColleague, { params: { id: carer.user.id } });
    await expectNothing(id, item, 401);
    expect((await carer.call(endpoints.getOwnFosters)).status).toBe(401);
    expect(await app.database.$count(fosterAnswers)).toBe(0);
  });

  it('B11.04 B8.02 is of one shelter, and nothing without the part', async () => {
    const { carer } = await buildCarer();
    const there = await signInThere(app, 'foster');
    expect(await pageOf(there)).toMatchObject({ home: null, pets: [] });
    expect((await carer.call(streamChanges)).status).toBe(200);
    const manager = await app.signIn('manager');
    const choose = (care_parts: ('places' | 'care' | 'fosters' | 'tasks')[]) =>
      manager.call(chooseCareParts, { body: { care_parts } });
    await choose(['places', 'fosters']);
    const [pet] = (await pageOf(carer)).pets;
    expect(pet?.care).toBeNull();
    expect((await carer.call(endpoints.doOwnCare, { body: { ids: [newId()] } })).status).toBe(403);
    await choose(['places']);
    expect((await carer.call(endpoints.getOwnFosters)).status).toBe(403);
    await choose(['places', 'care', 'fosters', 'tasks']);
  });

  it('B11.04 keeps photos and notes, each once though a phone sends it twice, and history says whose', async () => {
    const { carer, id } = await buildCarer();
    const params = { id };
    const twice = async (endpoint: Endpoint & { path: string }, body: unknown) => {
      const options = { headers: { [CALL_KEY_HEADER]: newId() } };
      const path = `/api${endpoint.path.replace(':id', id)}`;
      const send = () => carer.request(path, { method: 'POST', body, ...options } as never);
      return [(await send()).status, (await send()).status];
    };
    const form = photoForm(await drawPicture());
    expect(await twice(endpoints.addOwnPhoto, form)).toEqual([204, 204]);
    const broken = photoForm(Buffer.from('no picture'));
    const refused = await carer.call(endpoints.addOwnPhoto, { params, body: broken as never });
    expect(refused.status).toBe(415);
    const text = 'Ate well.\n\nPlayed.';
    expect(await twice(endpoints.addOwnNote, { text })).toEqual([204, 204]);
    app.advance(60);
    await carer.call(endpoints.addOwnNote, { params, body: { text: 'Slept.' } });
    // From a phone that had no network.
    const at = new Date(app.now().getTime() - 3_600_000).toISOString();
    const late = await carer.call(endpoints.addOwnNote, { params, body: { text: 'Woke.', at } });
    expect(late.status).toBe(204);
    expect((await pageOf(carer)).pets[0]).toMatchObject({
      photo_count: 1,
      notes: [{ text: 'Slept.' }, { text }, { text: 'Woke.', at }],
    });
    const { fullName } = carer.user;
    const { body: diary } = await staff.call(listDiaryOfPet, { params, query: {} });
    const notes = diary.filter(({ kind }: { kind: string }) => kind === 'note');
    expect(notes).toMatchObject([
      { by: fullName, current: { text: 'Slept.' } },
      { by: fullName },
      { by: fullName, current: { text: 'Woke.' } },
    ]);
    const [latest] = (await staff.call(listHistory, { query: { pet_id: id } })).body;
    expect(latest).toMatchObject({ actor: { name: fullName }, changes: [{ field: 'photos' }] });
  });
});

describe('the report card', () => {
  const answer = (client: SignedInClient, id: string, answers: object[]) =>
    client.call(endpoints.addOwnReport, { params: { id }, body: { answers } as never });
  const waiting = async (petId: string) =>
    (await staff.call(reports.listReportedAnswers, { params: { petId } }))
      .body as reports.ReportedAnswer[];
  const decide = (petId: string, answerId: string, body: object, by = staff) =>
    by.call(reports.decideReportedAnswer, { params: { petId, answerId }, body: body as never });
  const petOf = async (id: string) => (await staff.call(getPet, { params: { id } })).body;
  const reportTasks = async () =>
    ((await staff.call(listTasks)).body.tasks as { source: string; title: string }[])
      .filter(({ source }) => source === 'report')
      .map(({ title }) => title);

  it('B11.04 becomes facts only when staff accept it, with the report in history', async () => {
    const { carer, id } = await buildCarer({ cat_friendly: false, dog_friendly: true });
    const cats = { question: 'cats', value: true, sentence: 'Sleeps beside our old cat.' };
    await answer(carer, id, [
      cats,
      { question: 'dogs', value: true, sentence: null },
      { question: 'alone', value: 'FewHours', sentence: '' },
    ]);
    expect((await petOf(id)).cat_friendly, 'nothing before a person accepts it').toBe(false);
    const found = await waiting(id);
    // What the shelter says already is no news.
    expect(found).toMatchObject([
      { ...cats, current: false, by: carer.user.fullName },
      { question: 'alone', value: 'FewHours', sentence: null, current: null },
    ]);
    expect(await reportTasks()).toEqual([
      'Read what the foster carer of Mila reports: 2 answers are new',
    ]);
    const [first, second] = found.map((each) => each.id);
    const { version } = await petOf(id);
    const stale = { accept: true, expected_version: version };
    await staff.call(updatePet, { params: { id }, body: { energy_level: 'Calm' } });
    expect((await decide(id, first ?? '', stale)).status).toBe(409);
    expect((await petOf(id)).cat_friendly).toBe(false);
    expect((await decide(id, first ?? '', { accept: true })).status).toBe(204);
    expect((await decide(id, first ?? '', { accept: true })).body.code).toBe(
      'FOSTER_ANSWER_NOT_FOUND',
    );
    expect((await decide(id, second ?? '', { accept: false })).status).toBe(204);
    expect(await petOf(id)).toMatchObject({ cat_friendly: true, home_alone: null });
    expect([await waiting(id), await reportTasks()]).toEqual([[], []]);
    const [latest] = (await staff.call(listHistory, { query: { pet_id: id } })).body;
    expect(latest).toMatchObject({ actor: { name: staff.user.fullName } });
    expect(latest.changes).toEqual([
      { field: 'cat_friendly', values: { before: false, after: true } },
      { field: 'foster_report', values: { before: null, after: '2026-11-20' } },
    ]);
    expect((await pageOf(carer)).pets[0]?.report).toHaveLength(3);
  });

  it('B11.04 is replaced by a later one, and what no fact says is noted', async () => {
    const { carer, id } = await buildCarer();
    await answer(carer, id, [{ question: 'strangers', value: false, sentence: 'Hides.' }]);
    app.advance(60);
    const strangers = { question: 'strangers', value: true, sentence: 'Comes out.' };
    await answer(carer, id, [strangers]);
    const [only, ...others] = await waiting(id);
    expect([only, others]).toMatchObject([strangers, []]);
    expect((await pageOf(carer)).pets[0]?.report).toMatchObject([strangers]);
    await decide(id, only?.id ?? '', { accept: true });
    const { body: diary } = await staff.call(listDiaryOfPet, { params: { id }, query: {} });
    const text = 'Foster report of November 20, 2026. Friendly to strangers: yes. “Comes out.”';
    expect(diary).toContainEqual(
      expect.objectContaining({
        by: staff.user.fullName,
        current: expect.objectContaining({ text }),
      }),
    );
    // In the language of the reader, whoever accepted it, until its author corrects it.
    const inSpanish = { headers: { 'Accept-Language': 'es' } };
    const read = async () =>
      (await staff.request(`/api/admin/pets/${id}/diary`, inSpanish)).body as DiaryNote[];
    const [note] = await read();
    expect(note?.current.text).toBe(
      'Informe del hogar temporal del 20 de noviembre de 2026. Es amigable con desconocidos: sí. “Comes out.”',
    );
    await staff.call(correctDiaryNoteOfPet, {
      params: { id, noteId: note?.id ?? '' },
      body: { text: 'Comes out for cheese.', expected_version: 1 },
    });
    expect((await read())[0]).toMatchObject({
      current: { text: 'Comes out for cheese.' },
      earlier: [{ text: note?.current.text }],
    });
    const bad = { question: 'alone', value: true, sentence: '' };
    expect((await answer(carer, id, [bad])).status).toBe(422);
    expect((await answer(carer, id, [])).status).toBe(422);
  });

  it('B11.04 S76 is decided by staff of the shelter alone', async () => {
    const { carer, id } = await buildCarer();
    await answer(carer, id, [{ question: 'cats', value: true, sentence: '' }]);
    const [only] = await waiting(id);
    const there = await signInThere(app, 'manager');
    const accept = { accept: true };
    expect((await decide(id, only?.id ?? '', accept, there)).status).toBe(404);
    expect((await decide(id, only?.id ?? '', accept, carer)).status).toBe(403);
    const other = await app.buildPet();
    expect((await decide(other.id, only?.id ?? '', accept)).status).toBe(404);
    expect((await petOf(id)).cat_friendly).toBeNull();
  });
});
