import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { addFavorites } from '@pawmatch/contract/favorites/favorites-endpoints';
import { hidePet, listHiddenPets } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { bringBackForBoth, getHousehold } from '@pawmatch/contract/household/household-endpoints';
import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import * as together from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { createPreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import {
  cancelOwnVisit,
  listMyVisits,
  requestVisit,
} from '@pawmatch/contract/visits/visits-endpoints';
import { beforeEach, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

const householdOf = async (person: SignedInClient) =>
  (await person.call(getHousehold)).body.household;

async function ask(): Promise<[SignedInClient, SignedInClient]> {
  const [ada, sam] = [await app.signIn(), await app.signIn()];
  for (const person of [ada, sam]) await person.call(createPreferences, { body: {} });
  const { body } = await ada.call(together.inviteToMatch);
  const token = new URL(body.url).searchParams.get('token') ?? '';
  await sam.call(together.joinMatch, { body: { token } });
  return [ada, sam];
}

async function pairUp(): Promise<[SignedInClient, SignedInClient]> {
  const [ada, sam] = await ask();
  await ada.call(together.approvePartner, { body: { name: sam.user.fullName } });
  return [ada, sam];
}

const visit = (person: SignedInClient, petId: string, notes?: string) =>
  person.call(requestVisit, { params: { petId }, body: { requested_at: MONDAY_10, notes } });

it('B7.07 each sees the other’s visits to come and hearts, without notes, contact or ids', async () => {
  const [ada, sam] = await pairUp();
  const [ailsa, bo] = [await app.buildPet({ name: 'Ailsa' }), await app.buildPet({ name: 'Bo' })];
  await visit(ada, ailsa.id, 'Is Ailsa afraid of stairs?');
  await ada.call(addFavorites, { body: { pet_ids: [bo.id, ailsa.id] } });
  await sam.call(addFavorites, { body: { pet_ids: [bo.id] } });
  const { status, headers, body } = await sam.call(getHousehold);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.household).toEqual({
    partner: ada.user.fullName,
    visits: [
      {
        pet_id: ailsa.id,
        pet_name: 'Ailsa',
        bonded_pet_id: null,
        requested_at: MONDAY_10,
        status: 'pending',
      },
    ],
    favorites: expect.arrayContaining([
      { pet_id: bo.id, name: 'Bo', species: 'Dog', photo_url: null, is_yours: true },
      { pet_id: ailsa.id, name: 'Ailsa', species: 'Dog', photo_url: null, is_yours: false },
    ]),
    put_aside: [],
  });
  for (const secret of ['stairs', ada.user.email, ada.user.id]) {
    expect(JSON.stringify(body)).not.toContain(secret);
  }
  expect(await householdOf(ada)).toMatchObject({ partner: sam.user.fullName, visits: [] });
});

it('B7.07 R7.25 one’s own visits stay one’s own, and past or cancelled ones are not shown', async () => {
  const [ada, sam] = await pairUp();
  const pet = await app.buildPet({ name: 'Ailsa' });
  const { body } = await visit(ada, pet.id);
  expect((await sam.call(listMyVisits)).body).toEqual([]);
  expect((await sam.call(cancelOwnVisit, { params: { id: body.id } })).status).toBe(404);
  await ada.call(cancelOwnVisit, { params: { id: body.id } });
  await app.buildVisit({
    petId: pet.id,
    userId: ada.user.id,
    startsAt: new Date('2026-11-19T15:00:00Z'),
    status: 'completed',
  });
  expect((await householdOf(sam)).visits).toEqual([]);
});

it.each([
  [
    'the other leaves',
    ([, sam]: [SignedInClient, SignedInClient]) => sam.call(together.leaveMatch),
  ],
  ['one leaves', ([ada]: [SignedInClient, SignedInClient]) => ada.call(together.leaveMatch)],
  [
    'the other deletes the account',
    ([, sam]: [SignedInClient, SignedInClient]) =>
      sam.call(deleteOwnAccount, { body: { current_password: app.password } }),
  ],
])('B7.07 S69 ends at once for both when %s, with what was cached', async (_, leave) => {
  const pair = await pairUp();
  const [ada, sam] = pair;
  const pet = await app.buildPet({ name: 'Ailsa' });
  await visit(ada, pet.id);
  const both = () => ada.call(listRecommendations, { query: { view: 'both' } });
  for (let time = 0; time < 2; time += 1) expect((await both()).status).toBe(200);
  expect(await householdOf(ada)).not.toBeNull();
  await ada.call(hidePet, { params: { petId: pet.id }, body: {} });
  expect((await leave(pair)).status).toBe(204);
  expect(await householdOf(ada)).toBeNull();
  expect((await both()).status).toBe(409);
  const body = await sam.call(getHousehold);
  expect(body.status === 401 || body.body.household === null).toBe(true);
  await sam.call(bringBackForBoth, { params: { petId: pet.id } });
  expect((await ada.call(listHiddenPets)).body, 'nobody else changes it any more').toHaveLength(1);
});

it('B7.07 S69 who has joined sees nothing before the approval', async () => {
  const [ada, sam] = await ask();
  await visit(ada, (await app.buildPet()).id);
  for (const person of [ada, sam]) expect(await householdOf(person)).toBeNull();
});

it('B7.07 B2.07 is told what the other put aside, without the reason, and brings it back for both', async () => {
  const [ada, sam] = await pairUp();
  const [rex, bo] = [await app.buildPet({ name: 'Rex' }), await app.buildPet({ name: 'Bo' })];
  const namesOf = async (person: SignedInClient) =>
    (await person.call(listRecommendations, { query: { view: 'both' } })).body.map(
      ({ name }: { name: string }) => name,
    );
  for (const { id } of [rex, bo]) {
    await ada.call(hidePet, { params: { petId: id }, body: { reason: 'size' } });
  }
  expect(await namesOf(sam)).toEqual([]);
  expect((await householdOf(sam)).put_aside).toEqual(
    expect.arrayContaining([
      { pet_id: rex.id, name: 'Rex' },
      { pet_id: bo.id, name: 'Bo' },
    ]),
  );
  expect((await sam.call(bringBackForBoth, { params: { petId: rex.id } })).status).toBe(204);
  for (const person of [ada, sam]) expect(await namesOf(person)).toEqual(['Rex']);
  expect((await ada.call(listHiddenPets)).body).toMatchObject([{ name: 'Bo' }]);
  const stranger = await app.signIn();
  await stranger.call(bringBackForBoth, { params: { petId: bo.id } });
  expect((await householdOf(sam)).put_aside).toMatchObject([{ name: 'Bo' }]);
});
