import { createVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { leaveWaitingList } from '@pawmatch/contract/visits/waiting-list-endpoints';
import { expect, it } from 'vitest';
import { bondPets } from '../../pets/pets.repository.ts';
import {
  admin,
  app,
  book,
  buildFullPet,
  ELEVEN,
  HALF_PAST_TEN,
  join,
  placeOf,
  runJobs,
  TEN,
} from './testing/waiting-app.ts';

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
    ...{ pet_name: 'Luna and Biscuit', bonded_pet_id: petId, place: 1 },
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
