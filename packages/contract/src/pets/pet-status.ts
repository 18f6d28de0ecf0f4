import * as z from 'zod/mini';
import { petStatusChoices } from './pet-values.ts';
import { readPetStatus } from './staff/read-pet-status.ts';

/** Any may follow any other. */
export const PetStatus = z.enum(petStatusChoices);
export type PetStatus = z.infer<typeof PetStatus>;

/** {@link readPetStatus} as a schema for request bodies. */
export const PetStatusInput = z.pipe(
  z.nullable(z.string()),
  z.transform((status: string | null) => readPetStatus(status)),
);
