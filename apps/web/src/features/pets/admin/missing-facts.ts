import type { Pet } from '@pawmatch/contract/pets/pet';
import { expectedFactNames } from '@pawmatch/contract/pets/pet-facts';
import { petRecordMessages } from './pets-admin-messages.ts';

/** How many facts of a pet are not known. */
export const countMissingFacts = (pet: Pet): number =>
  expectedFactNames.filter((name) => pet[name] === null).length;

const DAY_MS = 86_400_000;

/** Whole days since a pet was added; null once it is adopted. */
export function daysWaiting(pet: Pick<Pet, 'status' | 'created_at'>, now: Date): number | null {
  if (pet.status === 'Adopted') return null;
  return Math.max(Math.floor((now.getTime() - Date.parse(pet.created_at)) / DAY_MS), 0);
}

export function waitingText(pet: Pet): string {
  const days = daysWaiting(pet, new Date());
  return days === null ? petRecordMessages.notWaiting : petRecordMessages.waiting(days);
}

export const missingText = (pet: Pet): string =>
  petRecordMessages.missing(countMissingFacts(pet), pet.image_url !== null);
