import { petStatusChoices } from '../pet-values.ts';

type PetStatus = (typeof petStatusChoices)[number];

const normalise = (status: unknown): string =>
  typeof status === 'string' ? status.trim().toLowerCase() : '';

/** Ignores case; undefined for an unknown status. */
export function findPetStatus(status: unknown): PetStatus | undefined {
  const wanted = normalise(status);
  return petStatusChoices.find((known) => known.toLowerCase() === wanted);
}

/** The status to save. Ignores case; anything else becomes Available. */
export function readPetStatus(status: unknown): PetStatus {
  return findPetStatus(status) ?? 'Available';
}

/** Other systems' statuses of a reserved pet. */
const PROMISED = ['adoption approved', 'adoption in progress', 'confirmed'];

/**
 * Converts another system's status. Unlike a status that is saved, "adoption pending" is Pending;
 * a pet whose adoption was rejected or cancelled is Available again.
 */
export function interpretPetStatus(status: unknown): PetStatus {
  const word = normalise(status);
  const isPending = PROMISED.includes(word) || /\bpending\b/.test(word);
  return findPetStatus(status) ?? (isPending ? 'Pending' : 'Available');
}
