import {
  changeVisitStatus,
  createVisit,
  listSlots,
  moveOwnVisit,
  updateVisit,
} from '@pawmatch/contract/visits/visits-endpoints';
import {
  leaveWaitingList,
  listWaitingPeople,
  listWaitingPlaces,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import type { SignedInClient } from '../../../testing/test-app.ts';
import { bondPets } from '../../pets/pets.repository.ts';
import {
  admin,
  app,
  book,
  buildFullPet,
  change,
  continueAt,
  ELEVEN,
  HALF_PAST_TEN,
  join,
  placeOf,
  runJobs,
  startWaitingApps,
  TEN,
} from './testing/waiting-app.ts';

startWaitingApps();

it('B3.08 a freed time is held for the first for an hour, with one email; then for the next', async () => {
  const { petId, cancel } = await buildFullPet();
  const [first, second] = [await app.signIn(), await app.signIn()];
  for (const person of [first, second]) await join(person, petId);
  await cancel();
  await runJobs();
  await runJobs();
  const until = '2026-11-20T16:00:10.000Z';
  expect((await placeOf(first)).held).toEqual({ requested_at: TEN, until });
  const emails = app.mails.filter(({ subject }) => subject.startsWith('A time with'));
  expect(emails).toMatchObject([
    {
      to: first.user.email,
      subject: 'A time with Biscuit is free: Monday, November 23 at 10:00 AM',
    },
  ]);
  expect(emails[0]?.text).toContain('held for you until 11:00 AM');
  const slots = await app.visitor().send(`/api${listSlots.path}?pet_id=${petId}`);
  expect(slots.body[0]).toMatchObject({ state: 'full', slots: [{ state: 'taken' }, {}] });
  expect((await book(second, petId)).body.code).toBe('TIME_HELD');
  await continueAt(until, first, second);
  await runJobs();
  expect(await placeOf(first)).toMatchObject({ held: null, place: 2 });
  expect(await placeOf(second)).toMatchObject({ place: 1, held: { requested_at: TEN } });
  expect((await book(first, petId)).body.code).toBe('TIME_HELD');
  expect((await book(second, petId)).status).toBe(201);
  expect((await second.call(listWaitingPlaces)).body).toEqual([]);
});

it('S66 who lets a second time pass leaves the line, which the email and the page have said before', async () => {
  const { petId, cancel } = await buildFullPet();
  const [first, second] = [await app.signIn(), await app.signIn()];
  for (const person of [first, second]) await join(person, petId);
  await cancel();
  await runJobs();
  expect(await placeOf(first)).toMatchObject({ place: 1, is_last_hold: false });
  await continueAt('2026-11-20T16:00:10.000Z', admin, first, second);
  await runJobs();
  expect(await placeOf(first)).toMatchObject({ place: 2, held: null, is_last_hold: true });
  await change({
    opening_hours: [null, { from: '10:00', to: '11:30' }, null, null, null, null, null],
  });
  await runJobs();
  expect(await placeOf(first)).toMatchObject({ held: { requested_at: ELEVEN } });
  const toFirst = () => app.mails.filter(({ to }) => to === first.user.email);
  expect(toFirst().at(-1)?.text).toContain('you no longer wait for Biscuit');
  await continueAt('2026-11-20T17:00:20.000Z', first, second);
  await runJobs();
  expect(await placeOf(first)).toBeUndefined();
  expect(toFirst().at(-1)?.subject).toBe('You no longer wait for Biscuit');
  expect(await placeOf(second)).toMatchObject({ place: 1 });
});

it('B3.08 S35 of many attempts of others at a freed time none succeeds, before and while it is held', async () => {
  const { petId, cancel } = await buildFullPet();
  const holder = await app.signIn();
  await join(holder, petId);
  const others = await Promise.all(Array.from({ length: 10 }, () => app.signIn()));
  const attempts = Array.from(
    { length: isNightly ? 100 : 30 },
    (_, index) => others[index % 10] as SignedInClient,
  );
  await cancel();
  const early = await Promise.all(attempts.map((other) => book(other, petId)));
  expect(early.filter(({ status }) => status === 201)).toEqual([]);
  await runJobs();
  const [booked, ...late] = await Promise.all([
    book(holder, petId),
    ...attempts.map((other) => book(other, petId)),
  ]);
  expect(booked.status).toBe(201);
  expect(late.filter(({ status }) => status === 201)).toEqual([]);
  expect(new Set(early.map(({ body }) => body.code))).toEqual(new Set(['TIME_HELD']));
});

it('B3.08 without the trigger somebody else would get the time, so the race is one', async () => {
  const { petId, cancel } = await buildFullPet();
  const [holder, other] = [await app.signIn(), await app.signIn()];
  await join(holder, petId);
  await cancel();
  await runJobs();
  expect((await book(other, petId)).body.code).toBe('TIME_HELD');
  await app.database.execute(sql`ALTER TABLE visits DISABLE TRIGGER visits_line_of_new`);
  expect((await book(other, petId)).status).toBe(201);
});

it('B3.08 nobody moves a visit onto a held time, and nobody joins while a moved visit leaves times free', async () => {
  const { petId, visitId, visitor } = await buildFullPet();
  const person = await app.signIn();
  await join(person, petId);
  await change({
    opening_hours: [null, { from: '10:00', to: '11:30' }, null, null, null, null, null],
  });
  await runJobs();
  expect((await placeOf(person)).held.requested_at).toBe(ELEVEN);
  const move = (requested_at: string) =>
    visitor.call(moveOwnVisit, { params: { id: visitId }, body: { requested_at } });
  expect((await move(ELEVEN)).body.code).toBe('TIME_HELD');
  const body = { requested_at: '2026-11-30T15:00:00.000Z' };
  expect((await admin.call(updateVisit, { params: { id: visitId }, body })).status).toBe(200);
  const next = await app.signIn();
  expect((await join(next, petId)).body.code).toBe('TIMES_AVAILABLE');
});

it('B3.08 staff do not book a held time for others, and a hold that nobody uses is open to all', async () => {
  const { petId, cancel } = await buildFullPet();
  const [holder, other] = [await app.signIn(), await app.signIn()];
  await join(holder, petId);
  await cancel();
  await runJobs();
  const body = { pet_id: petId, user_id: other.user.id, requested_at: TEN, status: 'confirmed' };
  expect((await admin.call(createVisit, { body })).body.code).toBe('TIME_HELD');
  await continueAt('2026-11-20T16:30:00Z', holder, other);
  await runJobs();
  expect(await placeOf(holder)).toMatchObject({ held: null, place: 1 });
  expect((await book(other, petId)).status).toBe(201);
});

it('B3.08 declined visits, closures taken back and longer hours free times as well', async () => {
  const { petId, visitId } = await buildFullPet();
  const people = await Promise.all(Array.from({ length: 3 }, () => app.signIn()));
  for (const person of people) await join(person, petId);
  const held = async () =>
    (await admin.call(listWaitingPeople, { params: { petId } })).body.map(
      (it: { held: { requested_at: string } | null }) => it.held?.requested_at,
    );
  const params = { id: visitId };
  await change({
    closures: [{ from: '2026-11-23', to: '2026-11-23', hours: null, is_yearly: false, reason: '' }],
  });
  await admin.call(changeVisitStatus, { params, body: { status: 'cancelled' } });
  await runJobs();
  expect(await held()).toEqual([undefined, undefined, undefined]);
  await change({});
  await runJobs();
  expect(await held()).toEqual([TEN, undefined, undefined]);
  await change({
    opening_hours: [null, { from: '10:00', to: '12:00' }, null, null, null, null, null],
  });
  await runJobs();
  expect(await held()).toEqual([TEN, '2026-11-23T16:00:00.000Z', '2026-11-23T16:30:00.000Z']);
});

it('B3.08 a hold counts for the limit of all pets, and ends before the notice', async () => {
  const { petId, cancel } = await buildFullPet();
  const [holder, other] = [await app.signIn(), await app.signIn()];
  await join(holder, petId);
  await change({ visits_at_once: 1, notice_minutes: 600 });
  await cancel();
  await continueAt('2026-11-23T04:30:00Z', holder, other);
  await runJobs();
  expect((await placeOf(holder)).held.until).toBe('2026-11-23T05:00:00.000Z');
  const otherPet = await app.buildPet();
  expect((await book(other, otherPet.id)).body.code).toBe('TIME_FULL');
  expect((await book(holder, petId)).status).toBe(201);
});

/** A pair of which both times are taken by visits to one of them, from before they were linked. */
async function buildFullPair() {
  const { petId, cancel } = await buildFullPet();
  const other = await app.buildPet({ name: 'Luna' });
  await bondPets(app.database, [petId, other.id], app.now());
  app.dependencies.petChanges.publish();
  return { petId, otherId: other.id, cancel };
}

it('B1.14 B3.08 the two pets of a pair have one line, and a held time is held for both', async () => {
  const { petId, otherId, cancel } = await buildFullPair();
  const [first, second] = [await app.signIn(), await app.signIn()];
  expect((await join(first, otherId)).body).toMatchObject({
    pet_name: 'Luna and Biscuit',
    bonded_pet_id: petId,
    place: 1,
  });
  expect((await join(second, petId)).body).toMatchObject({ place: 2 });
  expect((await join(second, otherId)).body).toMatchObject({ pet_id: petId, place: 2 });
  await cancel();
  await runJobs();
  expect(await placeOf(first)).toMatchObject({ held: { requested_at: TEN } });
  expect((await placeOf(second)).held).toBeNull();
  const subjects = app.mails.map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^A time with Luna and Biscuit is free/));
  for (const id of [petId, otherId]) {
    expect((await book(second, id)).body.code).toBe('TIME_HELD');
  }
  const byStaff = { pet_id: petId, full_name: 'Ann', status: 'confirmed' as const };
  const refused = await admin.call(createVisit, { body: { ...byStaff, requested_at: TEN } });
  expect(refused.body.code).toBe('TIME_HELD');
  expect((await book(first, petId)).status).toBe(201);
  expect(await placeOf(first)).toBeUndefined();
  expect(await placeOf(second)).toMatchObject({ place: 1 });
  await second.call(leaveWaitingList, { params: { petId: otherId } });
  expect(await placeOf(second)).toBeUndefined();
});

it('B1.14 B3.08 a time that the other pet has is not held', async () => {
  const { otherId } = await buildFullPair();
  const person = await app.signIn();
  await join(person, otherId);
  const { pool } = app.database;
  const holdAt = (from: string) =>
    pool.query(
      `UPDATE waiting_list SET held_from = $1, held_to = $1::timestamptz + interval '30 minutes',
         held_rests_until = $1::timestamptz + interval '30 minutes', held_until = $1`,
      [from],
    );
  await expect(holdAt(HALF_PAST_TEN)).rejects.toMatchObject({ constraint: 'visits_no_overlap' });
  await expect(holdAt(ELEVEN)).resolves.toBeDefined();
});

it('B3.08 B1.10 S40 while people wait and nothing is free, the jobs of a server write nothing', async () => {
  const { petId, cancel } = await buildFullPet();
  await join(await app.signIn(), petId);
  await runJobs();
  // A row that is locked has another `xmax`.
  const written = async () =>
    (
      await app.database.execute(sql`
        SELECT xmin, xmax FROM periodic_jobs UNION ALL SELECT xmin, xmax FROM waiting_list
        UNION ALL SELECT xmin, xmax FROM pets UNION ALL SELECT xmin, xmax FROM jobs`)
    ).rows;
  const before = await written();
  await runJobs();
  await runJobs();
  expect(await written()).toEqual(before);
  await cancel();
  await runJobs();
  expect(await written()).not.toEqual(before);
});
