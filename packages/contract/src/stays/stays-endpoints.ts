import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { Pet } from '../pets/pet.ts';
import { Stay } from './stay.ts';
import { NewIntake, NewOutcome, StayChanges } from './stay-input.ts';

/** A stay with what staff alone need of it. */
export const StaffStay = z.extend(Stay, {
  /** The pet was adopted before its hold had ended. */
  is_hold_overridden: z.boolean(),
  /** By whom; null where that is not known any more. */
  hold_overridden_by: z.nullable(z.string()),
  /** Its outcome can be taken back. */
  can_undo: z.boolean(),
});
export type StaffStay = z.infer<typeof StaffStay>;

/** What only staff know of a pet. */
export const PetRecord = z.object({
  is_listed: z.boolean(),
  shelter_number: z.nullable(z.string()),
  microchip: z.nullable(z.string()),
  /** Other pets of the shelter with the same chip number. */
  same_microchip: z.array(z.object({ id: Id, name: z.string() })),
  /** A pet of another shelter has it, too; nobody is told which one. */
  is_microchip_elsewhere: z.boolean(),
  /** Where it lives; null where nobody says. */
  place: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The latest first. */
  stays: z.array(StaffStay),
});
export type PetRecord = z.infer<typeof PetRecord>;

/** A pet that adopters do not see, with its last stay. */
export const UnlistedPet = z.object({ pet: Pet, stay: z.nullable(StaffStay) });
export type UnlistedPet = z.infer<typeof UnlistedPet>;

export const listUnlistedPets = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/unlisted',
  access: 'pets.read',
  summary: 'Pets that adopters do not see: in care, or gone lately; the newest first',
  output: z.array(UnlistedPet),
});

export const getPetRecord = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id/stays',
  access: 'pets.read',
  summary: 'The stays of a pet, its chip and its number',
  params: ById,
  output: PetRecord,
});

export const createIntake = defineEndpoint({
  method: 'POST',
  path: '/admin/intakes',
  access: 'pets.edit',
  summary: 'Take in a pet or a litter, which adopters do not see yet',
  body: NewIntake,
  status: 201,
  output: z.array(Pet),
});

export const setPetListed = defineEndpoint({
  method: 'PUT',
  path: '/admin/pets/:id/listing',
  access: 'pets.edit',
  summary: 'Show a pet to adopters, or hide it; the other one of its pair goes along',
  params: ById,
  body: z.object({ is_listed: z.boolean() }),
  output: Pet,
});

export const recordOutcome = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:id/outcome',
  access: 'pets.edit',
  summary: 'Record that a pet left otherwise than by adoption; its upcoming visits are cancelled',
  params: ById,
  body: NewOutcome,
  output: Pet,
});

export const undoOutcome = defineEndpoint({
  method: 'DELETE',
  path: '/admin/pets/:id/outcome',
  access: 'pets.edit',
  summary: 'Take back within a day that a pet left; cancelled visits stay cancelled',
  params: ById,
  output: Pet,
});

export const getStay = defineEndpoint({
  method: 'GET',
  path: '/admin/stays/:id',
  access: 'pets.read',
  summary: 'One stay of a pet',
  params: ById,
  output: StaffStay,
});

export const changeStay = defineEndpoint({
  method: 'PATCH',
  path: '/admin/stays/:id',
  access: 'pets.edit',
  summary: 'Correct how and when a pet came and left',
  params: ById,
  body: StayChanges,
  output: StaffStay,
});
