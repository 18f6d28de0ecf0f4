import { Id } from '@pawmatch/contract/id';
import type { InitialState, RequestedPet } from '@pawmatch/contract/pages/initial-state';
import type { Pet } from '@pawmatch/contract/pets/pet';
import {
  MAX_PAGE_SIZE,
  NEWEST_PETS,
  PETS_BATCH_SIZE,
} from '@pawmatch/contract/pets/pets-endpoints';
import { similarPets } from '@pawmatch/contract/pets/similar-pets';
import type { Dependencies } from '../../dependencies.ts';
import type { PetCache } from '../pets/pet-cache.ts';
import * as repository from './pages.repository.ts';
import { MAX_PETS_IN_SITEMAP, writeSitemap } from './site-files.ts';

export type PetsPageState = Extract<InitialState, { screen: 'pets' }>;
export type PagesService = ReturnType<typeof createPagesService>;

/** What the first screens of the public pages are made of (D29). */
export function createPagesService(
  { database, publicUrl }: Pick<Dependencies, 'database' | 'publicUrl'>,
  petCache: Pick<PetCache, 'list' | 'get'>,
) {
  /** As the calls answer them: the page must not differ from what it would fetch. */
  async function listAvailable(limit: number): Promise<{ pets: Pet[]; total: number }> {
    const { json, total } = await petCache.list({ status: 'Available', offset: 0, limit });
    return { pets: JSON.parse(json.toString()), total };
  }

  /** Null for what is no id, too. */
  async function findPet(id: string): Promise<Pet | null> {
    if (!Id.safeParse(id).success) return null;
    const kept = await petCache.get(id);
    return kept ? JSON.parse(kept.json.toString()) : null;
  }

  async function ask(petId: string): Promise<RequestedPet> {
    const pet = await findPet(petId);
    if (!pet || pet.status === 'Available') return { pet, others: [] };
    const { pets } = await listAvailable(MAX_PAGE_SIZE);
    return { pet, others: similarPets(pet, pets) };
  }

  return {
    findPet,

    home: async (): Promise<InitialState> => ({
      screen: 'home',
      newest: (await listAvailable(NEWEST_PETS)).pets,
    }),

    /** @param petId that the address asks for */
    async pets(petId: string | null): Promise<PetsPageState> {
      const { pets, total } = await listAvailable(PETS_BATCH_SIZE);
      return { screen: 'pets', pets, total, asked: petId ? await ask(petId) : null };
    },

    sitemap: async (): Promise<string> =>
      writeSitemap(publicUrl, await repository.listPetDates(database, MAX_PETS_IN_SITEMAP)),
  };
}
