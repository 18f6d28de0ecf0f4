import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { ById, Id, Timestamp } from '../../id.ts';

const NamedShelter = z.object({ slug: z.string(), name: z.string() });
export type NamedShelter = z.infer<typeof NamedShelter>;

/** A pet that a shelter offers to another one; nobody has answered yet. */
export const PetMove = z.object({
  id: Id,
  pet_id: Id,
  /** Of both pets of a pair, which move together. */
  pet_name: z.string(),
  from: NamedShelter,
  to: NamedShelter,
  offered_at: Timestamp,
});
export type PetMove = z.infer<typeof PetMove>;

export const listPetMoves = defineEndpoint({
  method: 'GET',
  path: '/admin/pet-moves',
  access: 'pets.move',
  summary: 'Pets that the shelter offers to others, or is offered, the newest offer first',
  output: z.array(PetMove),
});

export const getPetMove = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id/move',
  access: 'pets.move',
  summary: 'Where a pet is offered or can be offered, and how many visits a move cancels',
  params: ById,
  output: z.object({
    offer: z.nullable(PetMove),
    other_shelters: z.array(NamedShelter),
    upcoming_visits: z.int(),
  }),
});

export const offerPet = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:id/move',
  access: 'pets.move',
  summary: 'Offer a pet to another shelter; the other one of its pair goes along',
  params: ById,
  body: z.object({ to: z.string() }),
  status: 201,
  output: PetMove,
});

export const withdrawPetMove = defineEndpoint({
  method: 'DELETE',
  path: '/admin/pet-moves/:id',
  access: 'pets.move',
  summary: 'Take back an offer',
  params: ById,
});

export const acceptPetMove = defineEndpoint({
  method: 'POST',
  path: '/admin/pet-moves/:id/accept',
  access: 'pets.move',
  summary: 'Take in an offered pet; its upcoming visits are cancelled with an email',
  params: ById,
});

export const declinePetMove = defineEndpoint({
  method: 'POST',
  path: '/admin/pet-moves/:id/decline',
  access: 'pets.move',
  summary: 'Decline an offered pet',
  params: ById,
});
