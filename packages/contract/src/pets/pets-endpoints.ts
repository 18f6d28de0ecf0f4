import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { ExpectedVersion } from '../version.ts';
import { Pet } from './pet.ts';
import { SHORT_PET_ID } from './pet-address.ts';
import { PetFacets, PetFilters, PetQuery } from './pet-query.ts';
import { BulkPets } from './staff/bulk-pets.ts';
import { PetChanges, PetInput } from './staff/pet-input.ts';

/** Pets on the home page: one row on a wide screen, two on a phone. */
export const NEWEST_PETS = 4;

/** The number of pets without offset and limit. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** By the end of the id, as addresses of pages have it, too. */
const AnyPetId = z.object({
  id: z.union([Id, z.string().check(z.regex(SHORT_PET_ID, 'This is not a valid id.'))]),
});

export const listPets = defineEndpoint({
  method: 'GET',
  path: '/pets',
  access: 'public',
  showsOwnToStaff: true,
  summary:
    'Pets by any filters, newest first unless sorted otherwise; the total is in X-Total-Count',
  query: PetQuery,
  output: z.array(Pet),
});

export const countPets = defineEndpoint({
  method: 'GET',
  path: '/pets/facets',
  access: 'public',
  showsOwnToStaff: true,
  summary: 'How many pets match, and how many each further choice would leave',
  query: PetFilters,
  output: PetFacets,
});

export const getPet = defineEndpoint({
  method: 'GET',
  path: '/pets/:id',
  access: 'public',
  showsOwnToStaff: true,
  summary: 'One pet, by its id or by the short id of its own page',
  params: AnyPetId,
  output: Pet,
});

export const getPetOfStaff = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id',
  access: 'pets.read',
  summary: 'One pet of the shelter, also one that adopters do not see',
  params: AnyPetId,
  output: Pet,
});

export const createPet = defineEndpoint({
  method: 'POST',
  path: '/pets/',
  access: 'pets.edit',
  summary: 'Add a pet, with or without a photo',
  body: PetInput,
  bodyFormat: 'multipart',
  status: 201,
  output: Pet,
});

export const updatePet = defineEndpoint({
  method: 'PATCH',
  path: '/pets/:id',
  access: 'pets.facts',
  summary: 'Change any fields of a pet, or its photo',
  params: ById,
  body: PetChanges,
  bodyFormat: 'multipart',
  output: Pet,
});

export const deletePet = defineEndpoint({
  method: 'DELETE',
  path: '/pets/:id',
  access: 'pets.delete',
  summary: 'Delete a pet and its photos; its visits to come are cancelled',
  params: ById,
  body: z.nullish(z.object({ expected_version: ExpectedVersion })),
});

export const changePetsInBulk = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/bulk',
  access: 'pets.edit',
  summary: 'Set the status of all pets that match, or delete them; answers with lines of JSON',
  body: BulkPets,
  sends: ['application/x-ndjson'],
});

export const linkPets = defineEndpoint({
  method: 'PUT',
  path: '/pets/:id/bonded-with',
  access: 'pets.edit',
  summary: 'Make two pets a bonded pair; each pet is in one pair at most',
  params: ById,
  body: z.object({ pet_id: Id, expected_version: ExpectedVersion }),
  output: Pet,
});

export const unlinkPets = defineEndpoint({
  method: 'DELETE',
  path: '/pets/:id/bonded-with',
  access: 'pets.edit',
  summary: 'End a bonded pair; booked visits stay as they are',
  params: ById,
  body: z.nullish(z.object({ expected_version: ExpectedVersion })),
  output: Pet,
});
