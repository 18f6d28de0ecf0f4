import type { Pet } from '@pawmatch/contract/pets/pet';
import { expectedFactNames } from '@pawmatch/contract/pets/pet-facts';

/** How many facts of a pet are not known. */
export const countMissingFacts = (pet: Pet): number =>
  expectedFactNames.filter((name) => pet[name] === null).length;

const DAY_MS = 86_400_000;

/** Whole days since a pet was added; null once it is adopted. */
export function daysWaiting(pet: Pick<Pet, 'status' | 'created_at'>, now: Date): number | null {
  if (pet.status === 'Adopted') return null;
  return Math.max(Math.floor((now.getTime() - Date.parse(pet.created_at)) / DAY_MS), 0);
}
