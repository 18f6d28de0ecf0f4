import { petStatusChoices } from './pet-choices.ts';

type PetStatus = (typeof petStatusChoices)[number];

/** Matched without regard to case; undefined for what is no status. */
export function findPetStatus(status: unknown): PetStatus | undefined {
  const wanted = typeof status === 'string' ? status.trim().toLowerCase() : '';
  return petStatusChoices.find((known) => known.toLowerCase() === wanted);
}

/** R4.12, D16: matched without regard to case; anything else becomes Available. */
export function readPetStatus(status: unknown): PetStatus {
  return findPetStatus(status) ?? 'Available';
}
