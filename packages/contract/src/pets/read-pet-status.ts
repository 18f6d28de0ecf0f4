import { petStatusChoices } from './pet-choices.ts';

type PetStatus = (typeof petStatusChoices)[number];

const normalise = (status: unknown): string =>
  typeof status === 'string' ? status.trim().toLowerCase() : '';

/** Matched without regard to case; undefined for what is no status. */
export function findPetStatus(status: unknown): PetStatus | undefined {
  const wanted = normalise(status);
  return petStatusChoices.find((known) => known.toLowerCase() === wanted);
}

/** R4.12, D16: the status to save. Matched without regard to case; anything else becomes Available. */
export function readPetStatus(status: unknown): PetStatus {
  return findPetStatus(status) ?? 'Available';
}

/** R4.12: other systems' statuses of a pet that is promised to somebody. */
const PROMISED = ['adoption approved', 'adoption in progress', 'confirmed'];

/**
 * R4.12: the status that another system's word stands for. Unlike a status that is saved, "adoption
 * pending" is Pending; a pet whose adoption was rejected or cancelled is Available again.
 */
export function interpretPetStatus(status: unknown): PetStatus {
  const word = normalise(status);
  const isPending = PROMISED.includes(word) || /\bpending\b/.test(word);
  return findPetStatus(status) ?? (isPending ? 'Pending' : 'Available');
}
