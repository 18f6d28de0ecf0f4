import {
  type FosterBoard,
  getFosterHomes,
  type OwnFosterHome,
  saveOwnFosterHome,
} from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { movePets } from '@pawmatch/contract/places/places-endpoints';
import { expect } from 'vitest';
import { newId } from '../../../platform/database/new-id.ts';
import type { SignedInClient, TestApp } from '../../../testing/test-app.ts';
import { fosterHomes } from '../../places/foster-homes.table.ts';
import { petPlaces, places } from '../../places/places.tables.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';

export type HomeColumns = Partial<typeof fosterHomes.$inferInsert>;

/** Takes in everything. */
export const answers: OwnFosterHome = {
  capacity: null,
  takes: ['puppies', 'dogs', 'kittens', 'cats'],
  gives_medicine: true,
  ...{ has_dogs: null, has_cats: null, has_children: null },
  ...{ away_until: null, visit_days: null, meeting_place: null, wants_offer_mails: true },
};

export const emptyHomes = ({ database }: TestApp) =>
  database.execute(`
    DELETE FROM foster_offer_homes; DELETE FROM foster_offer_pets; DELETE FROM foster_offers;
    DELETE FROM foster_homes; DELETE FROM pet_places; DELETE FROM places; DELETE FROM pets`);

export const boardOf = async (staff: SignedInClient) =>
  (await staff.call(getFosterHomes)).body as FosterBoard;

/** Says what somebody's home takes in. @returns the id of the home */
export async function answerForHome(
  { carer, staff }: { carer: SignedInClient; staff: SignedInClient },
  said: Partial<OwnFosterHome> = {},
): Promise<string> {
  const saved = await carer.call(saveOwnFosterHome, { body: { ...answers, ...said } });
  expect(saved.status).toBe(200);
  const { homes } = await boardOf(staff);
  return homes.find(({ person }) => person?.id === carer.user.id)?.id ?? '';
}

export async function moveTo(
  staff: SignedInClient,
  petIds: string[],
  to: string | null,
  from: string | null = null,
) {
  const moves = petIds.map((pet_id) => ({ pet_id, from, to }));
  expect((await staff.call(movePets, { body: { moves } })).body.refused).toEqual([]);
}

/** A foster home, where pets live. @returns its place */
export async function buildHome(
  { database, now }: Pick<TestApp, 'database' | 'now'>,
  columns: HomeColumns = {},
  { name = 'At home', petIds = [] }: { name?: string; petIds?: readonly string[] } = {},
): Promise<string> {
  const placeId = newId();
  const fields = { shelterId: FIRST_SHELTER, createdAt: now(), updatedAt: now() };
  const place = { ...fields, id: placeId, name, isCapacityStrict: false };
  await database.insert(places).values(place);
  await database.insert(fosterHomes).values({ placeId, ...columns, ...fields });
  for (const petId of petIds) {
    const { shelterId } = fields;
    await database.insert(petPlaces).values({ shelterId, petId, placeId, since: now() });
  }
  return placeId;
}
