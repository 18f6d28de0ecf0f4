import { exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { hidePet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { changeHomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import {
  changeMatchSharing,
  listSuitableAdopters,
  SuitableAdopter,
} from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import { desc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../../platform/database/new-id.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { events } from '../../history/events.table.ts';
import { users } from '../../users/users.table.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');
beforeEach(() => app.database.update(users).set({ sharesMatching: false }));

async function signInWith(preferences: object, shared = true) {
  const adopter = await app.signInWith(preferences);
  await adopter.call(changeMatchSharing, { body: { shared } });
  return adopter;
}

const adoptersFor = async (petId: string): Promise<SuitableAdopter[]> => {
  const { status, body } = await admin.call(listSuitableAdopters, { params: { petId } });
  expect(status).toBe(200);
  return z.array(SuitableAdopter).parse(body);
};
const idsFor = async (petId: string) => (await adoptersFor(petId)).map(({ user_id }) => user_id);

it('B2.06 staff see the adopters who agreed, best first, and whom a pet suits', async () => {
  const pet = await app.buildPet({ size: 'Small', age_group: 'Baby', energy_level: 'Calm' });
  const wrong = { preferred_size: 'Large', preferred_age: 'Senior' };
  const further = await signInWith({ ...wrong, preferred_energy_level: 'VeryActive' });
  const second = await signInWith({ preferred_size: 'Medium' });
  const best = await signInWith({ preferred_size: 'Small' });
  await signInWith({ preferred_species: 'Cat' });
  const silent = await signInWith({ preferred_size: 'Small' }, false);
  const ids = await idsFor(pet.id);
  expect(ids).toEqual([best.user.id, second.user.id]);
  expect(ids).not.toContain(further.user.id);
  expect(ids).not.toContain(silent.user.id);
});

it('B9.05 B2.06 staff see how a pet suits one adopter, also whom it does not suit, if that adopter agreed', async () => {
  const pet = await app.buildPet({ size: 'Small', age_group: 'Baby', energy_level: 'Calm' });
  const wrong = { preferred_size: 'Large', preferred_age: 'Senior', has_dogs: true };
  const asking = await signInWith({ ...wrong, preferred_energy_level: 'VeryActive' });
  await signInWith({ preferred_size: 'Small' });
  const silent = await signInWith({ preferred_size: 'Small' }, false);
  const fitOf = async (user_id: string) => {
    const input = { params: { petId: pet.id }, query: { user_id } };
    return (await admin.call(listSuitableAdopters, input)).body;
  };
  expect(await fitOf(asking.user.id)).toMatchObject([
    { user_id: asking.user.id, fit: 'further_away', facts: [{ aspect: 'dogs' }, {}] },
  ]);
  expect(await fitOf(silent.user.id)).toEqual([]);
});

it('B2.06 S06 shows facts of the household, and neither preferences nor allergies', async () => {
  const pet = await app.buildPet({
    size: 'Small',
    dog_friendly: true,
    experience_level: 'Beginner',
  });
  const adopter = await signInWith({
    has_dogs: true,
    wants_allergy_friendly: true,
    preferred_size: 'Small',
    preferred_sex: 'Male',
  });
  await adopter.call(changeHomeDetails, { body: { hours_alone: 'WorkingDay' } });
  const [shown] = await adoptersFor(pet.id);
  expect(shown).toMatchObject({ user_id: adopter.user.id, full_name: adopter.user.fullName });
  expect(shown?.facts).toEqual([
    { aspect: 'dogs', label: 'Dogs at home', kind: 'match', yours: 'There is a dog' },
    { aspect: 'experience', label: 'Experience', kind: 'match', yours: 'First-time owner' },
    { aspect: 'time_alone', label: 'Time alone', kind: 'unknown', yours: 'A working day' },
  ]);
});

it('B2.06 is off at first; withdrawn, it takes effect at once', async () => {
  const pet = await app.buildPet();
  const adopter = await app.signInWith({});
  const shares = async () => (await adopter.call(getCurrentUser)).body.shares_matching;
  expect(await shares()).toBe(false);
  expect(await idsFor(pet.id)).toEqual([]);
  await adopter.call(changeMatchSharing, { body: { shared: true } });
  expect(await shares()).toBe(true);
  expect((await adopter.call(exportOwnAccount)).body.account.shares_matching).toBe(true);
  expect(await idsFor(pet.id)).toEqual([adopter.user.id]);
  await adopter.call(changeMatchSharing, { body: { shared: false } });
  expect(await idsFor(pet.id)).toEqual([]);
});

it('B2.06 B4.05 is an event of the person, without personal data', async () => {
  const adopter = await app.signIn();
  await adopter.call(changeMatchSharing, { body: { shared: true } });
  const [event] = await app.database.select().from(events).orderBy(desc(events.id)).limit(1);
  expect(event).toMatchObject({
    kind: 'person.updated',
    entityId: adopter.user.id,
    actor: 'adopter',
    changes: { shares_matching: [false, true] },
  });
});

it('B2.06 B2.07 leaves out who put the pet aside, and knows no unknown pet', async () => {
  const pet = await app.buildPet();
  const adopter = await signInWith({});
  await adopter.call(hidePet, { params: { petId: pet.id }, body: {} });
  expect(await idsFor(pet.id)).toEqual([]);
  const params = { petId: newId() };
  expect((await admin.call(listSuitableAdopters, { params })).status).toBe(404);
  expect((await adopter.call(listSuitableAdopters, { params: { petId: pet.id } })).status).toBe(
    403,
  );
});
