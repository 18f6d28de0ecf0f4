import type { Pet } from '@pawmatch/contract/pets/pet';
import { ShortPetId } from '@pawmatch/contract/pets/pet-address';
import type { PetQuery } from '@pawmatch/contract/pets/pet-query';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentPet } from '../pets.presenter.ts';
import * as repository from '../pets.repository.ts';

/** The search index finds public pets, and the database has their rows. */
export type PublicPets = Pick<Dependencies, 'database' | 'petSearchIndex'>;

/** The existing pets among the ids. */
export async function listPublicPetsById(
  database: Database,
  ids: string[],
): Promise<Map<string, Pet>> {
  const rows = ids.length === 0 ? [] : await repository.listPetsById(database, ids);
  return new Map(rows.map((row) => [row.id, presentPet(row)]));
}

/**
 * A page by any filters, newest first by default.
 * @returns `total` is the number of all pets that match
 */
export async function listPublicPets(
  { database, petSearchIndex }: PublicPets,
  query: PetQuery,
): Promise<{ pets: Pet[]; total: number }> {
  const { ids, total } = await petSearchIndex.find(query);
  const pets = await listPublicPetsById(database, ids);
  return { pets: ids.flatMap((id) => pets.get(id) ?? []), total };
}

/**
 * @param idOrShortId see `ShortPetId`
 * @returns undefined when there is no such pet
 */
export async function findPublicPet(
  { database }: Pick<PublicPets, 'database'>,
  idOrShortId: string,
): Promise<Pet | undefined> {
  const isShort = ShortPetId.safeParse(idOrShortId).success;
  const id = isShort ? await repository.findIdByShortId(database, idOrShortId) : idOrShortId;
  const row = id === undefined ? undefined : await repository.findPet(database, id);
  return row && presentPet(row);
}
