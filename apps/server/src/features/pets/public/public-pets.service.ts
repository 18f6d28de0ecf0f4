import type { Pet } from '@pawmatch/contract/pets/pet';
import { ShortPetId } from '@pawmatch/contract/pets/pet-address';
import type { PetQuery } from '@pawmatch/contract/pets/pet-query';
import type { Dependencies } from '../../../dependencies.ts';
import { homeOf } from '../../shelter/shelter-places.ts';
import { presentPet } from '../pets.presenter.ts';
import * as repository from '../pets.repository.ts';

/** The search index finds public pets, and the database has their rows. */
export type PublicPets = Pick<Dependencies, 'database' | 'petSearchIndex' | 'shelters'>;

type PetsAtHome = Pick<Dependencies, 'database' | 'shelters'>;

/**
 * The existing pets among the ids.
 * @param zip from where their distances count
 */
export async function listPublicPetsById(
  { database, shelters }: PetsAtHome,
  ids: string[],
  zip?: string,
): Promise<Map<string, Pet>> {
  if (ids.length === 0) return new Map();
  const rows = await repository.listPetsById(database, ids);
  const home = await homeOf(shelters, zip);
  return new Map(rows.map((row) => [row.id, presentPet(row, home(row.shelterId))]));
}

/**
 * A page by any filters, newest first by default.
 * @returns `total` is the number of all pets that match
 */
export async function listPublicPets(
  dependencies: PublicPets,
  query: PetQuery,
): Promise<{ pets: Pet[]; total: number }> {
  const { ids, total } = await dependencies.petSearchIndex.find(query);
  const pets = await listPublicPetsById(dependencies, ids, query.zip);
  return { pets: ids.flatMap((id) => pets.get(id) ?? []), total };
}

/**
 * @param idOrShortId see `ShortPetId`
 * @returns undefined when there is no such pet
 */
export async function findPublicPet(
  { database, shelters }: PetsAtHome,
  idOrShortId: string,
): Promise<Pet | undefined> {
  const isShort = ShortPetId.safeParse(idOrShortId).success;
  const id = isShort ? await repository.findIdByShortId(database, idOrShortId) : idOrShortId;
  const row = id === undefined ? undefined : await repository.findPet(database, id);
  return row && presentPet(row, (await homeOf(shelters))(row.shelterId));
}
