import * as endpoints from '@pawmatch/contract/stays/stays-endpoints';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';

const app = await openTestApp();
await buildSecondShelter(app);
const [here, there] = [await app.signIn('staff'), await signInThere(app, 'staff')];

async function move(petId: string) {
  app.advance(60);
  const columns = { shelterId: SECOND_SHELTER, updatedAt: app.now() };
  await app.database.update(pets).set(columns).where(eq(pets.id, petId));
}

it('B8.05 B9.01 stays go with the pet to another shelter, the people in them do not', async () => {
  const { id } = await app.buildPet();
  const people = {
    ...{ cameFrom: 'Mrs. King', holdOverriddenBy: here.user.id },
    ...{ outcomeReason: 'Asked for by Ada', intake: 'surrendered' as const },
  };
  await app.database.update(stays).set(people).where(eq(stays.petId, id));
  const params = { id };
  const [own] = (await here.call(endpoints.getPetRecord, { params })).body.stays;
  expect(own).toMatchObject({
    came_from: 'Mrs. King',
    outcome_reason: 'Asked for by Ada',
    hold_overridden_by: here.user.fullName,
  });
  await move(id);
  const nobody = { came_from: null, outcome_reason: null, hold_overridden_by: null };
  const record = (await there.call(endpoints.getPetRecord, { params })).body;
  expect(record.stays).toMatchObject([
    { intake: 'transferred_in' },
    { intake: 'surrendered', outcome: 'transferred_out', ...nobody },
  ]);
});

it('B8.05 B9.01 a corrected stay of a pet that has moved changes nothing of the pet', async () => {
  const { id } = await app.buildPet();
  const [stay] = (await here.call(endpoints.getPetRecord, { params: { id } })).body.stays;
  await move(id);
  const read = async () => (await app.database.select().from(pets).where(eq(pets.id, id)))[0];
  const before = await read();
  app.advance(60);
  const params = { id: stay.id };
  const body = { came_on: '2026-11-18' };
  expect((await here.call(endpoints.changeStay, { params, body })).status).toBe(200);
  expect(await read()).toEqual(before);
});

it('B8.05 B9.01 an outcome is taken back also when the other one of the pair has moved', async () => {
  const [one, other] = await app.buildPair();
  const params = { id: one.id };
  await here.call(endpoints.recordOutcome, { params, body: { outcome: 'died' } });
  await move(other.id);
  const back = await here.call(endpoints.undoOutcome, { params });
  expect([back.status, back.body.bonded_with]).toEqual([200, null]);
});
