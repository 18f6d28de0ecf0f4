import type { Pet } from '@pawmatch/contract/pets/pet';
import { ShortPetId } from '@pawmatch/contract/pets/pet-address';
import type { PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Shelters } from '../../shelter/shelters.ts';
import { presentPet } from '../pets.presenter.ts';
import * as repository from '../pets.repository.ts';

/** The search index finds public pets, and the database has their rows. */
export type PublicPets = Pick<Dependencies, 'database' | 'petSearchIndex' | 'shelters'>;

/** Staff who read the pets of their shelter, also while it is paused; null for everybody else. */
export type PetReader = Pick<Caller, 'shelterId'> | null;

/** No shelter has it in its addresses. */
const NOWHERE = '-';

/** Filters by what a reader may see. */
export function visibleTo<Filters extends PetFilters>(
  reader: PetReader,
  filters: Filters,
  shelters: Pick<Shelters, 'of' | 'withSlug'>,
): Filters {
  if (reader?.shelterId) return { ...filters, shelter: shelters.of(reader.shelterId).slug };
  const named = filters.shelter ? shelters.withSlug(filters.shelter) : undefined;
  return named ? { ...filters, shelter: named.isPaused ? NOWHERE : named.slug } : filters;
}

/** The pets among the ids that adopters may see. */
export async function listPublicPetsById(
  database: Database,
  ids: string[],
): Promise<Map<string, Pet>> {
  const rows = ids.length === 0 ? [] : await repository.listVisiblePetsById(database, ids);
  return new Map(rows.map((row) => [row.id, presentPet(row)]));
}

/**
 * A page by any filters, newest first by default.
 * @returns `total` is the number of all pets that match
 */
export async function listPublicPets(
  { database, petSearchIndex, shelters }: PublicPets,
  query: PetQuery,
  reader: PetReader = null,
): Promise<{ pets: Pet[]; total: number }> {
  const { ids, total } = await petSearchIndex.find(visibleTo(reader, query, shelters));
  const list = reader ? repository.listPetsById : repository.listVisiblePetsById;
  const rows = new Map((await list(database, ids)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  return { pets: found.map(presentPet), total };
}

/**
 * @param idOrShortId see `ShortPetId`
 * @returns undefined when there is no such pet, or its shelter is paused
 */
export async function findPublicPet(
  { database, shelters }: Pick<PublicPets, 'database' | 'shelters'>,
  idOrShortId: string,
  reader: PetReader = null,
): Promise<Pet | undefined> {
  const isShort = ShortPetId.safeParse(idOrShortId).success;
  const id = isShort ? await repository.findIdByShortId(database, idOrShortId) : idOrShortId;
  const row = id === undefined ? undefined : await repository.findPet(database, id);
  const isHidden = shelters.paused().some(({ id: paused }) => paused === row?.shelterId);
  return row && (reader || !isHidden) ? presentPet(row) : undefined;
}
