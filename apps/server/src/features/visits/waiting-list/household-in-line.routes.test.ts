import { leaveMatch } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { cancelOwnVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { listWaitingPlaces } from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { expect, it } from 'vitest';
import {
  app,
  book,
  buildFullPet,
  HALF_PAST_TEN,
  join,
  pairUp,
  placeOf,
  runJobs,
  startWaitingApps,
  TEN,
} from './testing/waiting-app.ts';

startWaitingApps();

it('B7.07 nobody waits for a pet that the partner visits, and a conflict names that visit', async () => {
  const { petId, visitor } = await buildFullPet();
  const sam = await app.signIn();
  await pairUp(visitor, sam);
  const comeAlong =
    'Your partner visits Biscuit on Monday, November 23 at 10:00 AM. You can come along; one visit is enough for both of you.';
  const refused = await join(sam, petId);
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'ALREADY_VISITING',
    comeAlong,
  ]);
  expect((await book(sam, petId, TEN)).body).toMatchObject({
    error: 'Scheduling conflict',
    detail: comeAlong,
  });
  expect((await book(sam, petId, HALF_PAST_TEN)).body.detail).not.toContain('partner');
  expect((await sam.call(leaveMatch)).status).toBe(204);
  expect((await join(sam, petId)).status).toBe(200);
  expect((await book(sam, petId, TEN)).body.detail).not.toContain('partner');
});

it('B7.07 two have one place in line, and what is held for one is booked by the other', async () => {
  const { petId, cancel } = await buildFullPet();
  const [ada, sam, other] = [await app.signIn(), await app.signIn(), await app.signIn()];
  await pairUp(ada, sam);
  await join(ada, petId);
  await join(other, petId);
  expect((await join(sam, petId)).body).toMatchObject({ place: 1, is_partners: true });
  expect(await placeOf(ada)).toMatchObject({ place: 1, is_partners: false });
  await cancel();
  await runJobs();
  expect(await placeOf(sam)).toMatchObject({ is_partners: true, held: { requested_at: TEN } });
  expect((await book(other, petId)).body.code).toBe('TIME_HELD');
  expect((await book(sam, petId)).status).toBe(201);
  await runJobs();
  const told = (person: typeof ada) => app.mails.filter(({ to }) => to === person.user.email);
  const mail = told(ada).find(({ subject }) => subject.startsWith('Your partner visits Biscuit'));
  expect(mail?.text).toContain('Your partner visits Biscuit on Monday, November 23 at 10:00 AM.');
  expect(told(sam).filter(({ subject }) => subject.includes('no longer wait'))).toEqual([]);
  for (const person of [ada, sam]) expect((await person.call(listWaitingPlaces)).body).toEqual([]);
  expect(await placeOf(other)).toMatchObject({ place: 1, held: null });
});

it('B7.07 nobody gets an email about the visit of a former partner, or one that has ended', async () => {
  for (const end of ['parting', 'visit'] as const) {
    const { petId, cancel } = await buildFullPet();
    const [ada, sam] = [await app.signIn(), await app.signIn()];
    await pairUp(ada, sam);
    await join(ada, petId);
    await cancel();
    await runJobs();
    const { status, body } = await book(sam, petId);
    expect(status).toBe(201);
    const params = { id: body.id };
    const ended =
      end === 'parting' ? await sam.call(leaveMatch) : await sam.call(cancelOwnVisit, { params });
    expect(ended.status).toBeLessThan(300);
    await runJobs();
    const subjects = app.mails.filter(({ to }) => to === ada.user.email).map((it) => it.subject);
    expect(subjects.filter((it) => it.startsWith('Your partner visits'))).toEqual([]);
  }
});

it('B7.07 of two who waited before they matched together, only the first gets a time', async () => {
  const { petId, cancel } = await buildFullPet();
  const [ada, sam, other] = [await app.signIn(), await app.signIn(), await app.signIn()];
  for (const person of [ada, sam, other]) await join(person, petId);
  await pairUp(ada, sam);
  await app.database.execute(`DELETE FROM visits WHERE starts_at = '${HALF_PAST_TEN}'`);
  await cancel();
  await runJobs();
  const held = async (person: typeof ada) =>
    (await person.call(listWaitingPlaces)).body.map(
      (place: { is_partners: boolean; held: unknown }) => [place.is_partners, place.held !== null],
    );
  expect(await held(sam)).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await held(other)).toEqual([[false, true]]);
});

it('B7.07 S35 while one leaves, the other books what is held for the first, or is refused', async () => {
  const { petId, cancel } = await buildFullPet();
  const [ada, sam] = [await app.signIn(), await app.signIn()];
  await pairUp(ada, sam);
  await join(ada, petId);
  await cancel();
  await runJobs();
  const [left, booked] = await Promise.all([ada.call(leaveMatch), book(sam, petId)]);
  expect(left.status).toBe(204);
  // Whichever came first: the time was the household's, or is still Ada's alone.
  if (booked.status === 201) expect(await placeOf(ada)).toBeUndefined();
  else {
    expect(booked.body.code).toBe('TIME_HELD');
    expect((await book(ada, petId)).status).toBe(201);
  }
  expect(await placeOf(sam)).toBeUndefined();
  expect((await join(sam, petId)).body.detail ?? '').not.toContain('partner');
});

it('B7.07 who has left sees no place of the other, and gets none of their held times', async () => {
  const { petId, cancel } = await buildFullPet();
  const [ada, sam] = [await app.signIn(), await app.signIn()];
  await pairUp(ada, sam);
  await join(ada, petId);
  await cancel();
  await runJobs();
  expect(await placeOf(sam)).toMatchObject({ is_partners: true });
  await ada.call(leaveMatch);
  expect(await placeOf(sam)).toBeUndefined();
  expect((await book(sam, petId)).body.code).toBe('TIME_HELD');
});
