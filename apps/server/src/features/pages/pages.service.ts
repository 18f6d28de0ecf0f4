import { Id } from '@pawmatch/contract/id';
import type { InitialState, RequestedPet } from '@pawmatch/contract/pages/initial-state';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { SHORT_PET_ID } from '@pawmatch/contract/pets/pet-address';
import { MAX_PAGE_SIZE, PETS_BATCH_SIZE } from '@pawmatch/contract/pets/pet-values';
import { NEWEST_PETS } from '@pawmatch/contract/pets/pets-endpoints';
import { similarPets } from '@pawmatch/contract/pets/similar-pets';
import { isWaiting, LONGEST_WAITING_PETS } from '@pawmatch/contract/pets/waiting-time';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { needsCounts } from '@pawmatch/contract/search/words/pet-terms';
import { SHELTER_PAGE_PETS, shelterPath } from '@pawmatch/contract/shelter/public-shelter';
import type { Uses } from '../../dependencies.ts';
import {
  findPublicPet,
  listPublicPets,
  restrictFilters,
} from '../pets/public/public-pets.service.ts';
import { findListedShelter, listShelters } from '../shelter/listed-shelters.service.ts';
import * as repository from './pages.repository.ts';
import { MAX_PETS_IN_SITEMAP, writeSitemap } from './site-files.ts';

export type PetsPageState = Extract<InitialState, { page: 'pets' }>;
type SheltersPageState = Extract<InitialState, { page: 'shelters' }>;
type ShelterPageState = Extract<InitialState, { page: 'shelter' }>;
type PetPageState = Extract<InitialState, { page: 'pet' }>;
export type PagesService = ReturnType<typeof createPagesService>;

/** As the page's script asks for them. */
const available = { status: ['Available'], include_unknown: true } as const;

/** The initial states of the public pages. */
export function createPagesService(
  dependencies: Uses<'database' | 'petSearchIndex' | 'shelters' | 'publicUrl' | 'clock'>,
) {
  const { database, petSearchIndex, publicUrl, clock } = dependencies;

  const listAvailable = (limit: number, search: PetSearch = {}) =>
    listPublicPets(dependencies, { ...search, ...available, limit });

  /** @returns null for an unknown or malformed id or short id */
  async function findPet(id: string): Promise<Pet | null> {
    if (!Id.safeParse(id).success && !SHORT_PET_ID.test(id)) return null;
    return (await findPublicPet(dependencies, id)) ?? null;
  }

  async function findRequested(petId: string): Promise<RequestedPet> {
    const pet = await findPet(petId);
    if (!pet) return { pet, others: [] };
    const { pets } = await listAvailable(MAX_PAGE_SIZE);
    return { pet, others: similarPets(pet, pets) };
  }

  return {
    findPet,

    async home(): Promise<InitialState> {
      const [newest, longestHere] = await Promise.all([
        listAvailable(NEWEST_PETS),
        listAvailable(LONGEST_WAITING_PETS, { sort: 'waiting' }),
      ]);
      const now = clock().getTime();
      const longestWaiting = longestHere.pets.filter((pet) => isWaiting(pet, now));
      return { page: 'home', newest: newest.pets, longestWaiting };
    },

    /** @param petId the pet in the URL, if any */
    async pets(search: PetSearch, petId: string | null): Promise<PetsPageState> {
      const [{ pets, total }, counts, requested] = await Promise.all([
        listAvailable(PETS_BATCH_SIZE, search),
        needsCounts(search)
          ? petSearchIndex.facets(
              restrictFilters(null, { ...search, ...available }, dependencies.shelters),
            )
          : null,
        petId ? findRequested(petId) : null,
      ]);
      return { page: 'pets', pets, total, counts, requested };
    },

    async pet(shortId: string): Promise<PetPageState> {
      return { page: 'pet', shortId, requested: await findRequested(shortId) };
    },

    /** @throws AppError SHELTER_NOT_FOUND with one shelter */
    shelters: async (): Promise<SheltersPageState> => ({
      page: 'shelters',
      shelters: await listShelters(dependencies),
    }),

    /** @throws AppError SHELTER_NOT_FOUND, SHELTER_CLOSED */
    async shelter(slug: string): Promise<ShelterPageState> {
      const shelter = await findListedShelter(dependencies, slug);
      const { pets } = await listPublicPets(dependencies, {
        shelter: slug,
        status: ['Available'],
        limit: SHELTER_PAGE_PETS,
      });
      return { page: 'shelter', shelter, pets };
    },

    async sitemap(): Promise<string> {
      const { shelters } = dependencies;
      const ofShelters = shelters.isOne()
        ? []
        : [
            '/shelters',
            ...shelters.all().flatMap(({ slug, isPaused }) => (isPaused ? [] : shelterPath(slug))),
          ];
      const limit = MAX_PETS_IN_SITEMAP - ofShelters.length;
      return writeSitemap(publicUrl, await repository.listPetDates(database, limit), ofShelters);
    },
  };
}
