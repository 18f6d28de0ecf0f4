import { deleteOwnAccount, exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { UNDO_ADOPTION_MINUTES } from '@pawmatch/contract/adoptions/adoption-values';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import {
  leaveWaitingList,
  listWaitingPeople,
  listWaitingPlaces,
} from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../users/users.table.ts';
import {
  admin,
  app,
  book,
  buildFullPet,
  change,
  ELEVEN,
  HALF_PAST_TEN,
  join,
  placeOf,
  runJobs,
  startWaitingApps,
  TEN,
} from './testing/waiting-app.ts';

startWaitingApps();

it('B3.08 a person joins the line of a full pet, sees the own place only, and leaves', async () => {
  const { petId } = await buildFullPet();
  const [first, second] = [await app.signIn(), await app.signIn()];
  expect((await join(first, petId)).body).toMatchObject({ pet_name: 'Biscuit', place: 1 });
  expect((await join(second, petId)).body).toMatchObject({ place: 2, held: null });
  expect((await join(first, petId)).body.place).toBe(1);
  expect((await second.call(listWaitingPlaces)).body).toHaveLength(1);
  const people = await admin.call(listWaitingPeople, { params: { petId } });
  expect(people.body.map(({ user_id }: { user_id: string }) => user_id)).toEqual([
    first.user.id,
    second.user.id,
  ]);
  await first.call(leaveWaitingList, { params: { petId } });
  expect(await placeOf(second)).toMatchObject({ place: 1 });
  expect((await second.call(exportOwnAccount)).body.waiting_list).toMatchObject([
    { pet_id: petId },
  ]);
  const body = { current_password: app.password };
  expect((await second.call(deleteOwnAccount, { body })).status).toBe(204);
  expect((await admin.call(listWaitingPeople, { params: { petId } })).body).toEqual([]);
});

it('B3.08 nobody joins where a time is free, with a visit to come, or in more than five lines', async () => {
  const { petId, visitor } = await buildFullPet();
  expect((await join(visitor, petId)).body.code).toBe('ALREADY_VISITING');
  const person = await app.signIn();
  const free = await app.buildPet();
  expect((await join(person, free.id)).body.code).toBe('TIMES_AVAILABLE');
  const gone = await app.buildPet({ status: 'Adopted' });
  expect((await join(person, gone.id)).body.code).toBe('PET_UNAVAILABLE');
  const pets = await Promise.all(Array.from({ length: 8 }, () => app.buildPet()));
  for (const { id } of pets) {
    await app.buildVisit({ petId: id, startsAt: new Date(TEN) });
    await app.buildVisit({ petId: id, startsAt: new Date(HALF_PAST_TEN) });
  }
  const answers = await Promise.all(pets.map(({ id }) => join(person, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('TOO_MANY_WAITING');
});

it('S66 only people with a confirmed address join, and get free times: others keep none from anybody', async () => {
  const { petId, cancel } = await buildFullPet();
  const [unconfirmed, person, other] = [await app.signIn(), await app.signIn(), await app.signIn()];
  await join(unconfirmed, petId);
  const setConfirmed = (emailConfirmedAt: Date | null) =>
    app.database.update(users).set({ emailConfirmedAt }).where(eq(users.id, unconfirmed.user.id));
  await setConfirmed(null);
  const refused = await join(unconfirmed, (await buildFullPet()).petId);
  expect([refused.status, refused.body.code]).toEqual([403, 'CONFIRM_EMAIL_FIRST']);
  expect(refused.body.detail).toContain('Please confirm your email address first');
  await join(person, petId);
  await cancel();
  await runJobs();
  expect(await placeOf(unconfirmed)).toMatchObject({ place: 1, held: null });
  expect(await placeOf(person)).toMatchObject({ place: 2, held: { requested_at: TEN } });
  await book(person, petId);
  await change({
    opening_hours: [null, { from: '10:00', to: '11:30' }, null, null, null, null, null],
  });
  await runJobs();
  expect((await placeOf(unconfirmed)).held).toBeNull();
  expect((await book(other, petId, ELEVEN)).status).toBe(201);
  await change({
    opening_hours: [null, { from: '10:00', to: '12:00' }, null, null, null, null, null],
  });
  await setConfirmed(app.now());
  await runJobs();
  expect((await placeOf(unconfirmed)).held).not.toBeNull();
});

it('B3.08 B3.11 an adopted pet ends the line with a kind email; unconfirmed addresses get none', async () => {
  const { petId } = await buildFullPet();
  const [person, unconfirmed] = [await app.signIn(), await app.signIn()];
  for (const each of [person, unconfirmed]) await join(each, petId);
  await app.database
    .update(users)
    .set({ emailConfirmedAt: null })
    .where(eq(users.id, unconfirmed.user.id));
  const body = { status: 'Adopted' };
  expect((await admin.call(updatePet, { params: { id: petId }, body })).status).toBe(200);
  app.advance(UNDO_ADOPTION_MINUTES * 60);
  await runJobs();
  const emails = app.mails.filter(({ text }) => text.includes('do not need to wait any more'));
  expect(emails.map(({ to }) => to)).toEqual([person.user.email]);
  expect((await person.call(listWaitingPlaces)).body).toEqual([]);
});
