import {
  listWaitingPeople,
  listWaitingPlaces,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { expect, it } from 'vitest';
import {
  admin,
  app,
  book,
  buildFullPet,
  change,
  continueAt,
  ELEVEN,
  join,
  placeOf,
  runJobs,
  startWaitingApps,
  TEN,
} from './testing/waiting-app.ts';

startWaitingApps();

const MONDAY = '2026-11-23';
const day = { date: MONDAY, hour: null };
const hour = { date: MONDAY, hour: 10 };
const closed = { hours: null, is_yearly: false, reason: '' };

it('B7.11 a person waits for one hour while others of the day are free, and gets a time of it only', async () => {
  const { petId, cancel } = await buildFullPet();
  await change({
    opening_hours: [null, { from: '10:00', to: '12:00' }, null, null, null, null, null],
  });
  const [person, other] = [await app.signIn(), await app.signIn()];
  expect((await join(person, petId)).body.code).toBe('TIMES_AVAILABLE');
  expect((await join(person, petId, day)).body.code).toBe('TIMES_AVAILABLE');
  expect((await join(person, petId, hour)).body).toMatchObject({ place: 1, wanted: hour });
  expect((await admin.call(listWaitingPeople, { params: { petId } })).body).toMatchObject([
    { wanted: hour },
  ]);
  await runJobs();
  expect((await placeOf(person)).held).toBeNull();
  // The free time of another hour is nobody's.
  expect((await book(other, petId, ELEVEN)).status).toBe(201);
  await cancel();
  expect((await book(await app.signIn(), petId, TEN)).body.code).toBe('TIME_HELD');
  await runJobs();
  expect(await placeOf(person)).toMatchObject({ held: { requested_at: TEN } });
});

it('B7.11 waiting for other times goes to the end of the line; the same times keep the place', async () => {
  const { petId } = await buildFullPet();
  const [first, second] = [await app.signIn(), await app.signIn()];
  for (const person of [first, second]) await join(person, petId, day);
  expect((await join(first, petId, day)).body).toMatchObject({ place: 1, wanted: day });
  expect((await join(first, petId, hour)).body).toMatchObject({ place: 2, wanted: hour });
  expect((await first.call(listWaitingPlaces)).body).toHaveLength(1);
});

it.each([
  ['a day without visits', { date: '2026-11-24', hour: null }],
  ['an hour without visits', { date: MONDAY, hour: 15 }],
  ['a day that is too far', { date: '2026-12-07', hour: null }],
  ['a day that has passed', { date: '2026-11-16', hour: null }],
  ['no day', { date: '2026-02-30', hour: null }],
  ['no hour', { date: MONDAY, hour: 24 }],
])('B7.11 nobody waits for %s', async (_, wanted) => {
  const { petId } = await buildFullPet();
  const refused = await join(await app.signIn(), petId, wanted);
  expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED']);
});

it('B7.11 waiting for a day ends with an email when the shelter closes it, and for any time does not', async () => {
  const { petId } = await buildFullPet();
  const [person, anyTime] = [await app.signIn(), await app.signIn()];
  await join(person, petId, day);
  await join(anyTime, petId);
  await change({ closures: [{ from: MONDAY, to: MONDAY, ...closed }] });
  expect((await join(await app.signIn(), petId, day)).status).toBe(422);
  await runJobs();
  expect(await placeOf(person)).toBeUndefined();
  expect(await placeOf(anyTime)).toMatchObject({ place: 1 });
  const mails = app.mails.filter(({ to }) => to === person.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'No visits with Biscuit on Monday, November 23, 2026',
  ]);
});

it('B7.11 a hold of a day that is closed meanwhile cannot be booked, and the waiting ends after it', async () => {
  const { petId, cancel } = await buildFullPet();
  const person = await app.signIn();
  await join(person, petId, day);
  await cancel();
  await runJobs();
  await change({ closures: [{ from: MONDAY, to: MONDAY, ...closed }] });
  expect((await book(person, petId)).status).toBe(422);
  await continueAt('2026-11-20T16:00:10.000Z', person);
  await runJobs();
  expect(await placeOf(person)).toBeUndefined();
});

it('B7.11 waiting for an hour ends with an email when none of its times can be booked any more', async () => {
  const { petId } = await buildFullPet();
  const person = await app.signIn();
  await join(person, petId, hour);
  await continueAt('2026-11-22T15:00:00.000Z', person);
  await runJobs();
  expect(await placeOf(person)).toMatchObject({ wanted: hour });
  await continueAt('2026-11-23T14:59:00.000Z', person);
  await runJobs();
  expect(await placeOf(person)).toBeUndefined();
  expect(app.mails.at(-1)?.subject).toBe(
    'No time with Biscuit was free on Monday, November 23, 2026, from 10:00 AM to 11:00 AM',
  );
});

it('B7.11 a time that was freed at night is held until the morning, and goes to nobody else before', async () => {
  const { petId, cancel, visitor } = await buildFullPet();
  const [person, other] = [await app.signIn(), await app.signIn()];
  await join(person, petId, hour);
  await continueAt('2026-11-21T03:30:00.000Z', person, other, visitor);
  await cancel();
  await runJobs();
  expect((await placeOf(person)).held).toEqual({
    requested_at: TEN,
    until: '2026-11-21T14:00:00.000Z',
  });
  await continueAt('2026-11-21T13:55:00.000Z', person, other);
  await runJobs();
  expect((await book(other, petId)).body.code).toBe('TIME_HELD');
  expect((await book(person, petId)).status).toBe(201);
});
