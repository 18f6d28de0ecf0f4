import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { hideReasons } from './hide-reasons.ts';

/** Null without a reason, which is optional. */
const Reason = z.nullable(z.enum(hideReasons));

/** A pet that an adopter does not want to see among the matches. */
export const HiddenPet = z.object({
  pet_id: Id,
  name: z.string(),
  reason: Reason,
  created_at: Timestamp,
});
export type HiddenPet = z.infer<typeof HiddenPet>;

const PetParams = z.object({ petId: Id });

export const listHiddenPets = defineEndpoint({
  method: 'GET',
  path: '/match/put-aside',
  access: 'user',
  summary: 'The pets that the caller put aside, the latest first',
  output: z.array(HiddenPet),
});

export const hidePet = defineEndpoint({
  method: 'PUT',
  path: '/match/put-aside/:petId',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Leave a pet out of the matches, or change the reason',
  params: PetParams,
  body: z.object({ reason: z._default(Reason, null) }),
});

export const bringBack = defineEndpoint({
  method: 'DELETE',
  path: '/match/put-aside/:petId',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Show a pet among the matches again',
  params: PetParams,
});

/** Number of adopters who have hidden a pet, by reason; without names. */
export const HiddenPetSum = z.object({ reason: Reason, count: z.int() });

export const sumHiddenPets = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:petId/put-aside',
  access: 'pets.read',
  summary: 'How many adopters put a pet aside, by reason, the most frequent first',
  params: PetParams,
  output: z.array(HiddenPetSum),
});
