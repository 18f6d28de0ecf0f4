import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { Pet } from '../pets/pet.ts';

/** How many pets a person can keep, in the browser and in the account alike. */
export const MAX_FAVORITES = 200;

/** A favorite; it stays after the pet was deleted. */
export const Favorite = z.object({
  pet_id: Id,
  /** As it was when it was liked. */
  name: z.string(),
  species: z.enum(petFacts.species.values),
  created_at: Timestamp,
  /** Null when the shelter has removed the pet. */
  pet: z.nullable(Pet),
});
export type Favorite = z.infer<typeof Favorite>;

/** The latest first. */
const FavoriteIds = z.object({ pet_ids: z.array(Id) });

const PetParams = z.object({ petId: Id });

export const listFavorites = defineEndpoint({
  method: 'GET',
  path: '/favorites',
  access: 'user',
  summary: "The caller's favorite pets, the latest first",
  output: z.array(Favorite),
});

export const listFavoriteIds = defineEndpoint({
  method: 'GET',
  path: '/favorites/ids',
  access: 'user',
  summary: "The ids of the caller's favorite pets",
  output: FavoriteIds,
});

export const addFavorites = defineEndpoint({
  method: 'POST',
  path: '/favorites',
  access: 'user',
  rateLimit: 'ownChanges',
  summary:
    'Add pets that were liked before login; unknown pets, and those beyond the limit, are left out',
  body: z.object({ pet_ids: z.array(Id).check(z.maxLength(MAX_FAVORITES)) }),
  output: FavoriteIds,
});

export const addFavorite = defineEndpoint({
  method: 'PUT',
  path: '/favorites/:petId',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Like a pet',
  params: PetParams,
});

export const removeFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/favorites/:petId',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'No longer like a pet',
  params: PetParams,
});
