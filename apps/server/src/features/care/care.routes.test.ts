import { randomUUID } from 'node:crypto';
import * as endpoints from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import * as plans from '@pawmatch/contract/care/care-plans-endpoints';
import { listFirstCarePlans } from '@pawmatch/contract/care/first-care-plans';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { addPlace, movePets, type PlaceBoard } from '@pawmatch/contract/places/places-endpoints';
import { createIntake, recordOutcome, undoOutcome } from '@pawmatch/contract/stays/stays-endpoints';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { careItems, carePlans } from './care.tables.ts';
import { buildPlan } from './testing/build-plan.ts';

const DAY = 24 * 60 * 60;

const dapp = buildPlan({
  ...{ name: 'DAPP', kind: 'vaccination', species: 'Dog', product: 'Vanguard', dose: '1 ml' },
  ...{
    min_age_weeks: 4,
    max_age_weeks: 20,
    interval_days: 14,
    adult_times: 2,
    since: '2026-11-20',
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.useCareParts();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.delete(pets);
  await app.database.delete(carePlans);
});

type Client = Awaited<ReturnType<TestApp['signIn']>>;

const takeIn = async (client: Client, names: string[], age_months = 30) => {
  const pets = names.map((name) => ({ name, sex: 'Female' as const }));
  const body = { intake: 'stray' as const, species: 'Dog' as const, size: 'Small' as const };
  const answer = await client.call(createIntake, { body: { ...body, age_months, pets } });
  expect(answer.status).toBe(201);
  return answer.body.map(({ id }: { id: string }) => id) as string[];
};

const addPlan = async (client: Client, plan = dapp) => {
  const answer = await client.call(plans.addCarePlan, { body: plan });
  expect(answer.status).toBe(201);
  return answer.body as plans.CarePlan;
};

const round = async (client: Client, query: Record<string, unknown> = {}) =>
  (await client.call(endpoints.listCareDue, { query })).body as endpoints.CareRound;

const careOf = async (client: Client, id: string) =>
  (await client.call(endpoints.getCareOfPet, { params: { id } })).body as endpoints.PetCare;

const tick = async (client: Client, ids: string[], more: object = {}) =>
  (await client.call(endpoints.doCare, { body: { ids, ...more } })).body as endpoints.CareResult;

const undo = async (client: Client, ids: string[]) =>
  (await client.call(endpoints.undoCare, { body: { ids } })).body as endpoints.CareResult;

const idsOf = (items: readonly CareItem[]) => items.map(({ id }) => id);

describe('care that is due', () => {
  it('B11.02 begins with the plans of the guidelines, off, each with its source, and not again once deleted', async () => {
    const staff = await app.signIn('staff');
    const { body: first } = await staff.call(plans.listCarePlans);
    expect(first).toHaveLength(listFirstCarePlans().length);
    for (const plan of first) expect(plan).toMatchObject({ is_on: false, source: /AAHA/ });
    for (const { id } of first) {
      expect((await staff.call(plans.deleteCarePlan, { params: { id } })).status).toBe(204);
    }
    expect((await staff.call(plans.listCarePlans)).body).toEqual([]);
  });

  it('B11.02 of a litter is done at once; the next date follows when each was done', async () => {
    const staff = await app.signIn('staff');
    const plan = await addPlan(staff);
    const litter = await takeIn(staff, ['Ada', 'Ben', 'Cleo'], 2);
    const { items, total, today } = await round(staff);
    expect(today).toBe('2026-11-20');
    expect(total).toBe(3);
    expect(
      items.map(({ pet, due_on, product, dose }) => [pet.name, due_on, product, dose]),
    ).toEqual(['Ada', 'Ben', 'Cleo'].map((name) => [name, '2026-11-20', 'Vanguard', '1 ml']));
    app.advance(3 * DAY);
    await staff.logIn({ email: staff.user.email, password: app.password });
    const done = await tick(staff, idsOf(items), { lot: 'L-7', at: '2026-11-22T15:00:00.000Z' });
    expect(done.refused).toEqual([]);
    expect(done.items[0]).toMatchObject({
      lot: 'L-7',
      product: 'Vanguard',
      done_at: '2026-11-22T15:00:00.000Z',
      done_by: { id: staff.user.id },
      can_undo: true,
    });
    const next = await round(staff, { until: '2026-12-31' });
    expect(next.items.map(({ due_on, number, plan_id }) => [due_on, number, plan_id])).toEqual(
      litter.map(() => ['2026-12-06', 2, plan.id]),
    );
    expect((await round(staff)).total).toBe(0);
  });

  it('B11.02 D40 is done once by who ticks it first; the second is told who, and undo restores the one before', async () => {
    const [staff, volunteer] = [await app.signIn('staff'), await app.signIn('volunteer')];
    await addPlan(staff);
    const [petId = ''] = await takeIn(staff, ['Luna']);
    const [item] = (await round(staff)).items;
    const ids = [item?.id ?? ''];
    const racing = await Promise.all(
      Array.from({ length: 10 }, (_, at) => tick(at % 2 === 0 ? staff : volunteer, ids)),
    );
    const refused = racing.flatMap((result) => result.refused);
    expect(refused).toHaveLength(5);
    const [row] = await app.database
      .select()
      .from(careItems)
      .where(eq(careItems.id, ids[0] ?? ''));
    const [first, second] = row?.doneBy === staff.user.id ? [staff, volunteer] : [volunteer, staff];
    for (const each of refused) {
      expect(each).toMatchObject({ reason: 'already_done', by: first.user.fullName });
    }
    expect((await careOf(staff, petId)).due).toMatchObject([{ number: 2, due_on: '2026-12-04' }]);
    expect((await tick(second, ['00000000-0000-7000-8000-00000000ffff'])).refused).toMatchObject([
      { reason: 'not_found' },
    ]);
    expect((await undo(first, ids)).items).toMatchObject([{ id: ids[0], done_at: null }]);
    expect((await careOf(staff, petId)).due).toMatchObject([{ id: ids[0], number: 1 }]);
    expect((await careOf(staff, petId)).done).toEqual([]);
  });

  it('B11.02 B8.06 volunteers take back what they did themselves, staff everything, within a day', async () => {
    const [staff, volunteer] = [await app.signIn('staff'), await app.signIn('volunteer')];
    await addPlan(staff);
    await takeIn(staff, ['Luna']);
    const ids = idsOf((await round(staff)).items);
    await tick(staff, ids);
    expect((await undo(volunteer, ids)).refused).toMatchObject([{ reason: 'not_yours' }]);
    app.advance(DAY + 1);
    await staff.logIn({ email: staff.user.email, password: app.password });
    expect((await undo(staff, ids)).refused).toMatchObject([{ reason: 'too_late' }]);
    const body = dapp;
    await volunteer.logIn({ email: volunteer.user.email, password: app.password });
    expect((await volunteer.call(plans.addCarePlan, { body })).status).toBe(403);
  });

  it('B11.02 skips with a reason, and the next one follows; what was done elsewhere counts by its name', async () => {
    const staff = await app.signIn('staff');
    await addPlan(staff);
    const [petId = ''] = await takeIn(staff, ['Luna']);
    const body = { ids: idsOf((await round(staff)).items), reason: 'Has a fever.' };
    const { body: skipped } = await staff.call(endpoints.skipCare, { body });
    expect(skipped.items).toMatchObject([{ skip_reason: 'Has a fever.', done_at: null }]);
    expect((await careOf(staff, petId)).due).toMatchObject([{ due_on: '2026-12-04', number: 2 }]);
    const done = {
      kind: 'vaccination' as const,
      title: 'dapp',
      done_at: TEST_NOW.replace('Z', '.000Z'),
    };
    const added = await staff.call(endpoints.addCare, { params: { id: petId }, body: done });
    expect(added.status).toBe(201);
    const after = await careOf(staff, petId);
    expect(after.due, 'adults get two').toEqual([]);
    expect(after.done).toHaveLength(2);
    await undo(staff, [added.body.id]);
    expect((await careOf(staff, petId)).due).toMatchObject([{ due_on: '2026-12-04' }]);
    expect((await careOf(staff, petId)).done).toHaveLength(1);
  });

  it('B11.02 follows the birth date, the plan and the stay, whoever changes them', async () => {
    const staff = await app.signIn('staff');
    const plan = await addPlan(staff);
    const [id = ''] = await takeIn(staff, ['Luna'], 0);
    const due = async () => (await careOf(staff, id)).due.map(({ due_on }) => due_on);
    expect(await due()).toEqual(['2026-12-18']);
    const changed = await staff.call(updatePet, {
      params: { id },
      body: { birth_date: '2026-10-30' },
    });
    expect(changed.status).toBe(200);
    expect(await due()).toEqual(['2026-11-27']);
    const off = { params: { id: plan.id }, body: { ...dapp, is_on: false } };
    expect((await staff.call(plans.changeCarePlan, off)).status).toBe(200);
    expect(await due()).toEqual([]);
    const on = { params: { id: plan.id }, body: { ...dapp, first_after_days: 9 } };
    await staff.call(plans.changeCarePlan, on);
    expect(await due()).toEqual(['2026-11-29']);
    const body = { outcome: 'returned_to_owner' as const };
    await staff.call(recordOutcome, { params: { id }, body });
    expect(await due()).toEqual([]);
    await staff.call(undoOutcome, { params: { id } });
    expect(await due()).toEqual(['2026-11-29']);
    const open = and(eq(careItems.petId, id), isNull(careItems.recordedAt));
    expect(await app.database.$count(careItems, open)).toBe(1);
  });

  it('B11.02 a plan that is off computes nothing again, and writes no stay', async () => {
    const staff = await app.signIn('staff');
    await takeIn(staff, ['Luna']);
    await round(staff);
    const written = async () =>
      (await app.database.execute(sql`SELECT ctid::text AS row FROM stays`)).rows;
    const before = await written();
    const plan = await addPlan(staff, { ...dapp, is_on: false });
    const change = (changes: Partial<plans.CarePlan>) =>
      staff.call(plans.changeCarePlan, {
        ...{ params: { id: plan.id }, body: { ...dapp, ...changes } },
      });
    await change({ is_on: false, first_after_days: 9 });
    expect(await written()).toEqual(before);
    await change({ first_after_days: 9 });
    expect(await written()).not.toEqual(before);
  });

  it('B11.02 refuses a plan that would ask for thirty vaccinations', async () => {
    const staff = await app.signIn('staff');
    const body = { ...dapp, interval_days: 3 };
    const answer = await staff.call(plans.addCarePlan, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toContain('At most 14 times');
  });

  it('B11.02 shows what is overdue first at its place, and what is added by hand', async () => {
    const staff = await app.signIn('staff');
    await addPlan(staff);
    const [, second = ''] = await takeIn(staff, ['Ada', 'Ben']);
    const body = { kind: 'test' as const, title: 'Heartworm', due_on: '2026-11-18' };
    await staff.call(endpoints.addCare, { params: { id: second }, body });
    const all = await round(staff);
    expect(all).toMatchObject({ total: 3, overdue: 1 });
    const titles = all.items.map(({ pet, title, is_overdue }) => [pet.name, title, is_overdue]);
    expect(titles).toEqual([
      ['Ben', 'Heartworm', true],
      ['Ada', 'DAPP', false],
      ['Ben', 'DAPP', false],
    ]);
    const page = await round(staff, { page: 2, limit: 2 });
    expect([page.total, page.items.map(({ pet }) => pet.name)]).toEqual([3, ['Ben']]);
    expect((await round(staff, { kind: 'test' })).total).toBe(1);
  });
});

it('B11.02 shows what is overdue alone, and beside a weighing the last weight', async () => {
  const staff = await app.signIn('staff');
  const [pet = ''] = await takeIn(staff, ['Ada']);
  const params = { id: pet };
  await staff.call(endpoints.addWeight, { params, body: { weight: '4.2 kg' } });
  const add = (kind: 'weight' | 'other', title: string, due_on: string) =>
    staff.call(endpoints.addCare, { params, body: { kind, title, due_on } });
  await add('weight', 'Weight', '2026-11-18');
  await add('other', 'Bath', '2026-11-20');
  const { items, total, overdue } = await round(staff, { overdue: 'true' });
  expect([total, overdue, items.map(({ title }) => title)]).toEqual([1, 1, ['Weight']]);
  expect(items[0]?.last_weight).toEqual({ grams: 4200, at: app.now().toISOString() });
  expect((await round(staff)).total).toBe(2);
});

it('B11.02 the round walks once through the places as they are numbered, with what is overdue first at each, on however many pages, and meets pets without a place last', async () => {
  const staff = await app.signIn('staff');
  await addPlan(staff);
  const ids = await takeIn(staff, ['Ada', 'Ben', 'Cleo']);
  for (const name of ['Kennel 10', 'Kennel 2']) {
    const body = { name, capacity: null, is_capacity_strict: false };
    const { body: after } = await staff.call(addPlace, { body });
    const to = (after as PlaceBoard).places.find((place) => place.name === name)?.id ?? '';
    const move = { pet_id: ids.shift() ?? '', from: null, to };
    await staff.call(movePets, { body: { moves: [move] } });
  }
  const { items } = await round(staff);
  expect(items.map(({ place, pet }) => [place?.name, pet.name])).toEqual([
    ['Kennel 2', 'Ben'],
    ['Kennel 10', 'Ada'],
    [undefined, 'Cleo'],
  ]);
  const body = { kind: 'other', title: 'Bath', due_on: '2026-11-18' } as const;
  await staff.call(endpoints.addCare, { params: { id: items[1]?.pet.id ?? '' }, body });
  const walk = async (query = {}) =>
    (await round(staff, query)).items.map(({ place, title }) => `${place?.name} ${title}`);
  expect(await walk()).toEqual([
    'Kennel 2 DAPP',
    'Kennel 10 Bath',
    'Kennel 10 DAPP',
    'undefined DAPP',
  ]);
  expect(await walk({ limit: 1 })).toEqual(['Kennel 2 DAPP']);
  expect(await walk({ limit: 1, page: 2 })).toEqual(['Kennel 10 Bath']);
  expect(await walk({ limit: 2, page: 2 })).toEqual(['Kennel 10 DAPP', 'undefined DAPP']);
});

it('B11.02 the pages of a round, of whatever size, are the whole of it: by pet, and of each what is due first', async () => {
  const staff = await app.signIn('staff');
  // Two of the same name, one with something overdue and something due.
  const ids = await takeIn(staff, ['Ada', 'Ada', 'Ben']);
  for (const [index, id] of ids.entries()) {
    for (const [title, due_on] of [
      ['Walk', '2026-11-20'],
      ['Bath', '2026-11-20'],
      ['Ears', '2026-11-18'],
      ['Nails', '2026-11-17'],
    ].slice(index)) {
      const body = { kind: 'other' as const, title: title ?? '', due_on };
      await staff.call(endpoints.addCare, { params: { id }, body });
    }
  }
  const [first = '', second = ''] = ids.slice(0, 2).toSorted();
  const line = (it: CareItem) => [it.pet_id, it.title, it.due_on];
  const { items, total } = await round(staff);
  expect(total).toBe(9);
  const isOverdue = ({ due_on }: CareItem) => (due_on ?? '') < '2026-11-20';
  const ofPet = (id: string, overdue: boolean) =>
    items
      .filter((item) => item.pet_id === id && isOverdue(item) === overdue)
      .toSorted((a, b) => `${a.due_on} ${a.title}`.localeCompare(`${b.due_on} ${b.title}`));
  const inOrder = [true, false].flatMap((overdue) =>
    [first, second, ids[2] ?? ''].flatMap((id) => ofPet(id, overdue)),
  );
  expect(items.map(line)).toEqual(inOrder.map(line));
  for (const limit of [1, 2, 3, 4, 9]) {
    const pages = [];
    for (let page = 1; page <= Math.ceil(total / limit); page += 1) {
      pages.push(...(await round(staff, { limit, page })).items);
    }
    expect(idsOf(pages)).toEqual(idsOf(items));
  }
  expect((await round(staff, { limit: 5, page: 3 })).items).toEqual([]);
});

it('B11.02 a round goes through one building or area, with all that is inside', async () => {
  const staff = await app.signIn('staff');
  await addPlan(staff);
  const [ada = '', ben = '', cleo = ''] = await takeIn(staff, ['Ada', 'Ben', 'Cleo', 'Dora']);
  const place = async (name: string, parent_id: string | null = null) => {
    const body = { name, parent_id, capacity: null, is_capacity_strict: false };
    const { body: board } = await staff.call(addPlace, { body });
    return (board as PlaceBoard).places.find((each) => each.name === name)?.id ?? '';
  };
  const site = await place('Building B');
  const cats = await place('Cats', site);
  const kennel = await place('Kennel 1', cats);
  const office = await place('Office');
  const moves = [
    { pet_id: ada, from: null, to: kennel },
    { pet_id: ben, from: null, to: site },
    { pet_id: cleo, from: null, to: office },
  ];
  await staff.call(movePets, { body: { moves } });
  const { areas } = await round(staff);
  expect(areas).toEqual([
    { id: site, name: 'Building B' },
    { id: cats, name: 'Building B · Cats' },
  ]);
  const { items: everywhere } = await round(staff);
  expect(everywhere.map(({ place }) => place?.name)).toEqual([
    'Building B',
    'Building B · Cats · Kennel 1',
    'Office',
    undefined,
  ]);
  const at = async (place_id: string) => {
    const { items, total } = await round(staff, { place_id });
    expect(total).toBe(items.length);
    return items.map(({ pet }) => pet.name);
  };
  expect(await at(site)).toEqual(['Ben', 'Ada']);
  expect(await at(cats)).toEqual(['Ada']);
  expect(await at(kennel)).toEqual(['Ada']);
  expect(await at(office)).toEqual(['Cleo']);
  expect(await at(randomUUID())).toEqual([]);
});

describe('calls that a phone sends twice', () => {
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('B11.02 do, take back and weigh once, also when a colleague was there in between', async () => {
    const [staff, volunteer] = [await app.signIn('staff'), await app.signIn('volunteer')];
    await addPlan(staff);
    const [pet = ''] = await takeIn(staff, ['Ada']);
    const [id = ''] = idsOf((await round(staff)).items);
    const key = randomUUID();
    const done = () => volunteer.call(endpoints.doCare, { body: { ids: [id] }, ...withKey(key) });
    expect((await done()).body.items).toMatchObject([{ id, done_by: { id: volunteer.user.id } }]);
    expect((await done()).body).toMatchObject({ items: [{ id }], refused: [] });
    // Taken back meanwhile: it stays so, whatever the first answer was.
    await undo(staff, [id]);
    expect((await done()).body).toMatchObject({ items: [{ id }], refused: [] });
    expect((await careOf(staff, pet)).done).toEqual([]);

    await tick(volunteer, [id]);
    const undoKey = randomUUID();
    const takeBack = () =>
      staff.call(endpoints.undoCare, { body: { ids: [id] }, ...withKey(undoKey) });
    expect((await takeBack()).body).toMatchObject({ items: [{ id }], refused: [] });
    expect((await takeBack()).body).toMatchObject({ items: [{ id }], refused: [] });
    await tick(volunteer, [id]);
    await takeBack();
    expect((await careOf(staff, pet)).done).toMatchObject([{ id }]);

    const weightKey = randomUUID();
    const weigh = (more: { weight?: string; at?: string } = {}, by = staff, petId = pet) =>
      by.call(endpoints.addWeight, {
        params: { id: petId },
        body: { weight: '4.2 kg', ...more },
        ...withKey(weightKey),
      });
    const weights = async () => (await careOf(staff, pet)).done.filter(({ grams }) => grams);
    const answers = await Promise.all([weigh(), weigh(), weigh()]);
    const created = answers.filter(({ status }) => status === 201);
    expect(created.length).toBeGreaterThan(0);
    for (const { status, body } of answers) {
      // One that arrived while the first was being answered.
      if (status !== 201) expect(body).toMatchObject({ status: 409, code: 'CALL_REPEATED' });
    }
    expect(await weights()).toHaveLength(1);
    const again = await weigh();
    expect([again.status, again.body]).toEqual([201, created[0]?.body]);
    // A phone says when it was done only with a call that had to wait.
    expect((await weigh({ at: app.now().toISOString() })).body).toEqual(again.body);
    expect(await weights()).toHaveLength(1);

    const [other = ''] = await takeIn(staff, ['Ben']);
    for (const another of [await weigh({ weight: '5 kg' }), await weigh({}, staff, other)]) {
      expect([another.status, another.body.code]).toEqual([422, 'CALL_KEY_REUSED']);
      expect(another.body.detail).toContain('Idempotency-Key');
    }
    expect((await weigh({}, volunteer)).status).toBe(201);
    expect(await weights()).toHaveLength(2);
  });

  it('B11.02 S39 are done, though the server dies before it has answered', async () => {
    const staff = await app.signIn('staff');
    const [pet = ''] = await takeIn(staff, ['Ada']);
    const call = { params: { id: pet }, body: { weight: '4.2 kg' }, ...withKey(randomUUID()) };
    const weigh = () => staff.call(endpoints.addWeight, call);
    expect((await weigh()).status).toBe(201);
    await app.database.execute(sql`UPDATE received_calls SET answer = NULL`);
    expect((await weigh()).body).toMatchObject({ status: 409, code: 'CALL_REPEATED' });
    expect((await careOf(staff, pet)).done).toHaveLength(1);
  });

  it('B11.02 skipped by the same person is skipped; a key that is no UUID is refused', async () => {
    const staff = await app.signIn('staff');
    await addPlan(staff);
    await takeIn(staff, ['Ada']);
    const ids = idsOf((await round(staff)).items);
    const skip = (key: string) =>
      staff.call(endpoints.skipCare, { body: { ids, reason: 'Ill' }, ...withKey(key) });
    expect((await skip('1')).status).toBe(400);
    const key = randomUUID();
    expect((await skip(key)).body.refused).toEqual([]);
    expect((await skip(key)).body.refused).toEqual([]);
    expect((await tick(staff, ids)).refused).toMatchObject([{ reason: 'already_skipped' }]);
  });
});
