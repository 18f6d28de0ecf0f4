import { Id } from '@pawmatch/contract/id';
import type { InitialState, RequestedPet } from '@pawmatch/contract/pages/initial-state';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { ShortPetId } from '@pawmatch/contract/pets/pet-address';
import { MAX_PAGE_SIZE, PETS_BATCH_SIZE } from '@pawmatch/contract/pets/pet-lists';
import { NEWEST_PETS } from '@pawmatch/contract/pets/pets-endpoints';
import { similarPets } from '@pawmatch/contract/pets/similar-pets';
import { isWaiting, LONGEST_WAITING_PETS } from '@pawmatch/contract/pets/waiting-time';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import type { Dependencies } from '../../dependencies.ts';
import { toBytes } from '../../platform/http/response-body.ts';
import type { PetCache } from '../pets/pet-cache.ts';
import type { PetSearchIndex } from '../pets/search/pet-search-index.ts';
import * as repository from './pages.repository.ts';
import { MAX_PETS_IN_SITEMAP, writeSitemap } from './site-files.ts';

export type PetsPageState = Extract<InitialState, { page: 'pets' }>;
export type PetPageState = Extract<InitialState, { page: 'pet' }>;
export type PagesService = ReturnType<typeof createPagesService>;

/** As the page's script asks for them. */
const available = { status: ['Available'], include_unknown: true } as const;

/** The initial states of the public pages (D29). */
export function createPagesService(
  { database, publicUrl, clock }: Pick<Dependencies, 'database' | 'publicUrl' | 'clock'>,
  petCache: Pick<PetCache, 'list' | 'get'>,
  searchIndex: Pick<PetSearchIndex, 'facets'>,
) {
  /** From the cache of the API, so that a page equals what its script would fetch. */
  async function listAvailable(limit: number, search: PetSearch = {}) {
    const { json, total } = await petCache.list({ ...search, ...available, limit });
    return { pets: JSON.parse(toBytes(json).toString()) as Pet[], total };
  }

  /** @returns null for an unknown or malformed id or short id */
  async function findPet(id: string): Promise<Pet | null> {
    if (!Id.safeParse(id).success && !ShortPetId.safeParse(id).success) return null;
    const cached = await petCache.get(id);
    return cached ? JSON.parse(cached.json.toString()) : null;
  }

  async function findRequested(petId: string): Promise<RequestedPet> {
    const pet = await findPet(petId);
    if (!pet || pet.status === 'Available') return { pet, others: [] };
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
        search.q ? searchIndex.facets({ ...search, ...available }) : null,
        petId ? findRequested(petId) : null,
      ]);
      return { page: 'pets', pets, total, counts, requested };
    },

    async pet(shortId: string): Promise<PetPageState> {
      return { page: 'pet', shortId, requested: await findRequested(shortId) };
    },

    sitemap: async (): Promise<string> =>
      writeSitemap(publicUrl, await repository.listPetDates(database, MAX_PETS_IN_SITEMAP)),
  };
}
