import * as z from 'zod/mini';
import { petStatusChoices } from './pet-choices.ts';
import { readPetStatus } from './read-pet-status.ts';

/** R3.30; any may follow any other (R4.12). */
export const PetStatus = z.enum(petStatusChoices);
export type PetStatus = z.infer<typeof PetStatus>;

/** {@link readPetStatus} as a schema for request bodies. */
export const PetStatusInput = z.pipe(
  z.nullable(z.string()),
  z.transform((status: string | null) => readPetStatus(status)),
);
