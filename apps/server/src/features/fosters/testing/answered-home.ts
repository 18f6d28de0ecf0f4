import {
  type FosterBoard,
  getFosterHomes,
  type OwnFosterHome,
  saveOwnFosterHome,
} from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { movePets } from '@pawmatch/contract/places/places-endpoints';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';

export type Client = Awaited<ReturnType<TestApp['signIn']>>;

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

export const boardOf = async (staff: Client) =>
  (await staff.call(getFosterHomes)).body as FosterBoard;

/** Says what somebody's home takes in. @returns the id of the home */
export async function buildHome(
  { carer, staff }: { carer: Client; staff: Client },
  said: Partial<OwnFosterHome> = {},
): Promise<string> {
  const saved = await carer.call(saveOwnFosterHome, { body: { ...answers, ...said } });
  expect(saved.status).toBe(200);
  const { homes } = await boardOf(staff);
  return homes.find(({ person }) => person?.id === carer.user.id)?.id ?? '';
}

export async function moveTo(
  staff: Client,
  petIds: string[],
  to: string | null,
  from: string | null = null,
) {
  const moves = petIds.map((pet_id) => ({ pet_id, from, to }));
  expect((await staff.call(movePets, { body: { moves } })).body.refused).toEqual([]);
}
