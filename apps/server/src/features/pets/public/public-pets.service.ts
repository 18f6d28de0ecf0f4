import type { Pet } from '@pawmatch/contract/pets/pet';
import { SHORT_PET_ID } from '@pawmatch/contract/pets/pet-address';
import type { PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import type { Uses } from '../../../dependencies.ts';
import type { Caller } from '../../../platform/http/requests/caller.ts';
import { homeOf, type PlaceOfReader } from '../../shelter/shelter-places.ts';
import type { Shelters } from '../../shelter/shelters.ts';
import { presentPet, presentPetForStaff } from '../pets.presenter.ts';
import * as repository from '../pets.repository.ts';

/** The search index finds public pets, and the database has their rows. */
export type PublicPets = Uses<'database' | 'petSearchIndex' | 'shelters'>;

type PetsAtHome = Uses<'database' | 'shelters'>;

/** Staff who read the pets of their shelter, also while it is paused, and by id also those that are not listed. */
export type PetReader = Pick<Caller, 'shelterId'> | null;

/** No shelter has it in its addresses. */
const NOWHERE = '-';

/** Restricts filters to what a reader may see. */
export function restrictFilters<Filters extends PetFilters>(
  reader: PetReader,
  filters: Filters,
  shelters: Pick<Shelters, 'of' | 'withSlug'>,
): Filters {
  if (reader?.shelterId) return { ...filters, shelter: shelters.of(reader.shelterId).slug };
  const named = filters.shelter ? shelters.withSlug(filters.shelter) : undefined;
  return named ? { ...filters, shelter: named.isPaused ? NOWHERE : named.slug } : filters;
}

/**
 * The pets among the ids that the reader may see.
 * @param options.place from where their distances count
 */
export async function listPublicPetsById(
  { database, shelters }: PetsAtHome,
  ids: string[],
  { place, reader = null }: { place?: PlaceOfReader | undefined; reader?: PetReader } = {},
): Promise<Map<string, Pet>> {
  if (ids.length === 0) return new Map();
  const list = reader ? repository.listPetsById : repository.listVisiblePetsById;
  const rows = await list(database, ids);
  const home = await homeOf(shelters, place);
  return new Map(
    rows.map((row) => {
      const isPairShown = reader !== null || row.bondedPet?.isListed;
      const shown = isPairShown ? row : { ...row, bondedPet: null };
      const present = reader === null ? presentPet : presentPetForStaff;
      return [row.id, present(shown, home(row.shelterId))];
    }),
  );
}

/**
 * A page by any filters, newest first by default.
 * @returns `total` is the number of all pets that match
 */
export async function listPublicPets(
  dependencies: PublicPets,
  query: PetQuery,
  reader: PetReader = null,
): Promise<{ pets: Pet[]; total: number }> {
  const { petSearchIndex, shelters } = dependencies;
  const { ids, total } = await petSearchIndex.find(restrictFilters(reader, query, shelters));
  const pets = await listPublicPetsById(dependencies, ids, { place: { zip: query.zip }, reader });
  return { pets: ids.flatMap((id) => pets.get(id) ?? []), total };
}

/**
 * @param idOrShortId see `SHORT_PET_ID`
 * @returns undefined when there is no such pet, or it is not listed, or its shelter is paused
 */
export async function findPublicPet(
  dependencies: PetsAtHome,
  idOrShortId: string,
  reader: PetReader = null,
): Promise<Pet | undefined> {
  const isShort = SHORT_PET_ID.test(idOrShortId);
  const id = isShort
    ? await repository.findIdByShortId(dependencies.database, idOrShortId)
    : idOrShortId;
  if (id === undefined) return undefined;
  const [pet] = (await listPublicPetsById(dependencies, [id], { reader })).values();
  return pet;
}
