import { deleteOwnAccount, exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { addCourse } from '@pawmatch/contract/care/courses-endpoints';
import * as colleagues from '@pawmatch/contract/colleagues/colleagues-endpoints';
import * as endpoints from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import type { HistoryEvent } from '@pawmatch/contract/history/history-event';
import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { addPlace, getPlaces } from '@pawmatch/contract/places/places-endpoints';
import { listTasks } from '@pawmatch/contract/tasks/tasks-endpoints';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildSecondShelter,
  SECOND_SHELTER,
  signInThere,
} from '../../../testing/second-shelter.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { setCareParts } from '../../shelter/shelters.repository.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { setShelterRole } from '../../staff/memberships.repository.ts';
import { answerForHome, answers, boardOf, emptyHomes, moveTo } from '../testing/build-home.ts';

const app = await openTestApp();
const manager = await app.signIn('manager');
beforeEach(async () => {
  await emptyHomes(app);
  await app.useCareParts();
});

const buildPet = async (fields: Parameters<typeof app.buildPet>[0] = {}) =>
  (await app.buildPet(fields)).id;
const fields = { name: 'Foster home of Ann', capacity: 2, is_capacity_strict: true };
const add = (body: object, client = manager) =>
  client.call(endpoints.addFosterHome, { body: body as never });

describe('foster homes', () => {
  it('B11.01 are places with a person of any role, one of each, in which pets live', async () => {
    const volunteer = await app.signIn('volunteer');
    const before = await boardOf(manager);
    expect(before.without_home).toContainEqual({
      id: volunteer.user.id,
      name: volunteer.user.fullName,
    });
    const added = await add({ ...fields, colleague_id: volunteer.user.id });
    expect(added.status).toBe(201);
    const [home] = (added.body as endpoints.FosterBoard).homes;
    expect(home).toMatchObject({
      ...fields,
      person: { id: volunteer.user.id, name: volunteer.user.fullName },
      ...{ has_access: true, takes: [], pets: [] },
    });
    expect(added.body.without_home).not.toContainEqual(
      expect.objectContaining({ id: volunteer.user.id }),
    );
    const again = await add({ ...fields, colleague_id: volunteer.user.id });
    expect(again).toMatchObject({ status: 422, body: { errors: [{ field: 'colleague_id' }] } });
    const adopter = await app.signIn();
    const unknown = await add({ ...fields, colleague_id: adopter.user.id });
    expect(unknown.body).toMatchObject({ status: 404, code: 'COLLEAGUE_NOT_FOUND' });
    const pet = await buildPet({ name: 'Biscuit' });
    await moveTo(manager, [pet], home?.id ?? '');
    const course = {
      product: 'Drops',
      starts_on: '2026-11-20',
      ends_on: '2026-11-25',
      times_a_day: 1,
    };
    const begun = await manager.call(addCourse, { params: { id: pet }, body: course });
    expect(begun.status).toBe(201);
    await app.database.execute(
      sql`UPDATE care_items SET due_on = '2026-11-19' WHERE due_on = '2026-11-20' AND course_id = ${begun.body.id}`,
    );
    expect((await boardOf(manager)).homes[0]).toMatchObject({
      pets: [{ id: pet, name: 'Biscuit', since: app.now().toISOString() }],
      late: [{ pet: 'Biscuit', title: expect.any(String), due_on: '2026-11-19' }],
    });
  });

  it('B11.01 stand on the board of places with the name of their person, with no places inside', async () => {
    const carer = await app.signIn('foster');
    const home = await answerForHome({ carer, staff: manager });
    const plain = { name: 'Kennel', capacity: null, is_capacity_strict: false };
    await manager.call(addPlace, { body: plain });
    const { places } = (await manager.call(getPlaces)).body;
    expect(places).toMatchObject([
      { name: 'Kennel', foster: null },
      { id: home, foster: { person: carer.user.fullName } },
    ]);
    const inside = await manager.call(addPlace, { body: { ...plain, parent_id: home } });
    expect(inside).toMatchObject({ status: 422, body: { errors: [{ field: 'parent_id' }] } });
  });

  it('B11.01 are changed, and closed when no pet lives there; then the person can have another one', async () => {
    const carer = await app.signIn('foster');
    const id = await answerForHome({ carer, staff: manager });
    const pet = await buildPet();
    await moveTo(manager, [pet], id);
    const params = { id };
    const changed = await manager.call(endpoints.changeFosterHome, { params, body: fields });
    expect(changed.body.homes[0]).toMatchObject(fields);
    const close = () => manager.call(endpoints.closeFosterHome, { params });
    expect(await close()).toMatchObject({ status: 409, body: { code: 'PLACE_IN_USE' } });
    await moveTo(manager, [pet], null, id);
    expect((await close()).body.homes).toEqual([]);
    expect((await close()).status).toBe(404);
    expect((await manager.call(endpoints.changeFosterHome, { params, body: fields })).status).toBe(
      404,
    );
    expect((await carer.call(endpoints.getOwnFosterHome)).body).toEqual({ home: null });
    expect((await add({ ...fields, colleague_id: carer.user.id })).status).toBe(201);
    const { body } = await manager.call(addPlace, {
      body: { name: 'Kennel', capacity: null, is_capacity_strict: false },
    });
    const kennel = body.places.find(({ name }: { name: string }) => name === 'Kennel')?.id ?? '';
    const asHome = { params: { id: kennel }, body: fields };
    expect((await manager.call(endpoints.changeFosterHome, asHome)).status).toBe(404);
  });

  it('B11.04 B1.02 staff change what a home takes in, which history and journal tell; what they leave out stays', async () => {
    const carer = await app.signIn('foster');
    const said = { takes: ['cats' as const], has_dogs: true, wants_offer_mails: false };
    const id = await answerForHome({ carer, staff: manager }, said);
    const change = (more: object) =>
      manager.call(endpoints.changeFosterHome, { params: { id }, body: { ...fields, ...more } });
    const meeting_place = 'At the fountain';
    const changed = await change({ takes: ['kittens'], has_dogs: false, meeting_place });
    const now = { takes: ['kittens'], has_dogs: false, meeting_place, wants_offer_mails: false };
    expect(changed.body.homes[0]).toMatchObject({ ...fields, ...now, gives_medicine: true });
    expect((await change({ takes: ['fish'] })).status).toBe(422);
    await change({ wants_offer_mails: true });
    const { home } = (await carer.call(endpoints.getOwnFosterHome)).body;
    expect(home).toMatchObject({ ...now, capacity: fields.capacity });
    const about = { query: { person_id: carer.user.id } };
    const [event] = (await manager.call(listHistory, about)).body as HistoryEvent[];
    expect(event).toMatchObject({
      kind: 'person.updated',
      actor: { kind: 'staff', name: manager.user.fullName },
    });
    expect(event?.changes).toEqual(
      expect.arrayContaining([
        { field: 'takes', values: { before: ['cats'], after: ['kittens'] } },
        { field: 'has_dogs', values: { before: true, after: false } },
        { field: 'meeting_place', values: null },
      ]),
    );
    expect(
      (await manager.call(listJournal, { query: { ...about.query, kind: 'changed' } })).body[0],
    ).toMatchObject({
      event: { id: event?.id },
    });
  });

  it('B11.04 are made by the first answers of their person, of twenty at once only one', async () => {
    const carer = await app.signIn('foster');
    expect((await carer.call(endpoints.getOwnFosterHome)).body).toEqual({ home: null });
    const body = {
      ...answers,
      capacity: 3,
      takes: ['kittens' as const],
      has_dogs: true,
      meeting_place: '  ',
    };
    const saved = await Promise.all(
      Array.from({ length: 20 }, () => carer.call(endpoints.saveOwnFosterHome, { body })),
    );
    expect(saved.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const own = { ...body, meeting_place: null };
    expect((await carer.call(endpoints.getOwnFosterHome)).body).toEqual({ home: own });
    const { homes } = await boardOf(manager);
    expect(homes).toMatchObject([
      { ...own, name: `Foster home of ${carer.user.fullName}`, is_capacity_strict: true },
    ]);
    const namesIn = async (language: string) => {
      const headers = { 'Accept-Language': language };
      const { body: board } = await manager.call(endpoints.getFosterHomes, { headers });
      return board.homes.map((home: endpoints.FosterHome) => home.name);
    };
    const [spanish = '', ...others] = await namesIn('es');
    expect([spanish, others]).toEqual([`Hogar temporal de ${carer.user.fullName}`, []]);
    // Stored in whichever language.
    await app.database.execute(sql`UPDATE places SET name = ${spanish}`);
    expect(await namesIn('en')).toEqual([`Foster home of ${carer.user.fullName}`]);
    await app.database.execute(sql`UPDATE places SET name = 'Casa Luna'`);
    expect([await namesIn('en'), await namesIn('es')]).toEqual([['Casa Luna'], ['Casa Luna']]);
    const later = { ...own, capacity: 1, away_until: '2026-12-01', visit_days: [0, 6] };
    expect((await carer.call(endpoints.saveOwnFosterHome, { body: later })).body).toEqual(later);
    const wrong = { ...own, visit_days: [7] };
    expect((await carer.call(endpoints.saveOwnFosterHome, { body: wrong })).status).toBe(422);
  });
});

describe('who leaves', () => {
  const tasks = async () =>
    (
      (await manager.call(listTasks, { query: {} })).body.tasks as {
        source: string;
        title: string;
      }[]
    )
      .filter(({ source }) => source === 'foster_left')
      .map(({ title }) => title);

  it('B11.04 loses access at once; the pets stay, and staff see whom to bring back', async () => {
    const carer = await app.signIn('foster');
    const { id: userId, fullName } = carer.user;
    const home = await answerForHome({ carer, staff: manager });
    const pets = [
      await buildPet({ name: 'Mo' }),
      await buildPet({ name: 'Al' }),
      await buildPet({ name: 'Zoe' }),
    ];
    await moveTo(manager, pets, home);
    const { body } = await manager.call(colleagues.listColleagues);
    const listed = body.colleagues.find(({ id }: { id: string }) => id === userId);
    expect(listed).toMatchObject({ foster_pets: ['Al', 'Mo', 'Zoe'] });
    expect(await tasks()).toEqual([]);
    const params = { id: userId };
    const change = { params, body: { role: 'volunteer' as const } };
    expect((await manager.call(colleagues.changeColleague, change)).status).toBe(204);
    expect((await boardOf(manager)).homes[0]?.has_access).toBe(true);
    expect((await manager.call(colleagues.suspendColleague, { params })).status).toBe(204);
    expect((await carer.call(endpoints.getOwnFosterHome)).status).toBe(401);
    const left = `Bring back 3 pets from ${fullName}, who has no access any more`;
    expect(await tasks()).toEqual([left]);
    await manager.call(colleagues.reinstateColleague, { params });
    expect(await tasks()).toEqual([]);
    expect((await manager.call(colleagues.removeColleague, { params })).status).toBe(204);
    expect((await boardOf(manager)).homes[0]).toMatchObject({
      has_access: false,
      person: { id: userId },
      pets: [{ name: 'Al' }, { name: 'Mo' }, { name: 'Zoe' }],
    });
    expect(await tasks()).toEqual([left]);
  });

  it('B11.04 F10 takes along what they said and their name, and not the pets', async () => {
    const carer = await app.signIn('foster');
    const said = { has_children: true, meeting_place: 'The park', takes: ['cats' as const] };
    const home = await answerForHome({ carer, staff: manager }, said);
    await moveTo(manager, [await buildPet()], home);
    expect((await carer.call(exportOwnAccount)).body).toMatchObject({
      foster_homes: [{ ...said, name: `Foster home of ${carer.user.fullName}`, closed_at: null }],
    });
    const body = { current_password: app.password };
    expect((await carer.call(deleteOwnAccount, { body })).status).toBe(204);
    expect((await boardOf(manager)).homes).toMatchObject([
      {
        name: 'Foster home',
        person: null,
        has_children: null,
        meeting_place: null,
        takes: [],
        pets: [{}],
      },
    ]);
    expect(await tasks()).toEqual([
      'Bring back one pet from a foster home whose account was deleted',
    ]);
  });
});

describe('the role of a foster carer', () => {
  it('B11.04 is given only where the shelter uses foster homes', async () => {
    const volunteer = await app.signIn('volunteer');
    const change = { params: { id: volunteer.user.id }, body: { role: 'foster' as const } };
    const invitation = { body: { email: 'ann@example.org', role: 'foster' as const } };
    await setCareParts(app.database, FIRST_SHELTER, { parts: ['places'], now: app.now() });
    for (const refused of [
      await manager.call(colleagues.changeColleague, change),
      await manager.call(colleagues.inviteColleague, invitation),
    ]) {
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'role' }] } });
    }
    await app.useCareParts();
    expect((await manager.call(colleagues.changeColleague, change)).status).toBe(204);
    expect((await manager.call(colleagues.inviteColleague, invitation)).status).toBe(204);
  });
});

describe('foster homes of another shelter', () => {
  beforeAll(() => buildSecondShelter(app));

  it('B11.01 S76 are as if there were none', async () => {
    await app.useCareParts(SECOND_SHELTER);
    const there = await signInThere(app, 'manager');
    const carer = await app.signIn('foster');
    const params = { id: await answerForHome({ carer, staff: manager }) };
    const seen = await boardOf(there);
    expect(seen.homes).toEqual([]);
    expect(seen.without_home.map(({ id }) => id)).toEqual([there.user.id]);
    expect((await there.call(endpoints.changeFosterHome, { params, body: fields })).status).toBe(
      404,
    );
    expect((await there.call(endpoints.closeFosterHome, { params })).status).toBe(404);
    expect((await add({ ...fields, colleague_id: carer.user.id }, there)).status).toBe(404);
  });

  it('B11.04 take no longer lists than there are kinds and weekdays', async () => {
    const carer = await app.signIn('foster');
    for (const said of [{ takes: Array(5).fill('cats') }, { visit_days: Array(8).fill(1) }]) {
      const body = { ...answers, ...said };
      expect((await carer.call(endpoints.saveOwnFosterHome, { body })).status).toBe(422);
    }
  });

  it('B11.04 B8.06 the account says at which shelters one has a home, and nothing of homes of others', async () => {
    const [carer, other] = [await app.signIn('volunteer'), await app.signIn('foster')];
    const readHomes = async (client = carer) => {
      const { has_foster_home, shelters } = (await client.call(getCurrentUser)).body;
      return [
        has_foster_home,
        shelters.map((at: { has_foster_home: boolean }) => at.has_foster_home),
      ];
    };
    await setShelterRole(app.database, {
      ...{ userId: carer.user.id, shelterId: SECOND_SHELTER, role: 'volunteer', now: app.now() },
    });
    await answerForHome({ carer: other, staff: manager });
    expect(await readHomes()).toEqual([false, [false, false]]);
    const added = await add({ ...fields, colleague_id: carer.user.id });
    expect(await readHomes()).toEqual([true, [true, false]]);
    const home = (added.body as endpoints.FosterBoard).homes.find(
      ({ person }) => person?.id === carer.user.id,
    );
    await manager.call(endpoints.closeFosterHome, { params: { id: home?.id ?? '' } });
    expect(await readHomes()).toEqual([false, [false, false]]);
    expect(await readHomes(other)).toEqual([true, [true]]);
    expect(await readHomes(await app.signIn())).toEqual([false, []]);
  });
});
