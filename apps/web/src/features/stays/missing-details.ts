import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { expectedFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { UNKNOWN_BREED } from '@pawmatch/contract/stays/stay-values';
import { stayMessages } from './stays-messages.ts';

/** What adopters would miss of a pet, in the order of the page. */
export const missingDetails = (pet: Pet): string[] => [
  ...(pet.image_url === null ? [stayMessages.photo] : []),
  ...(pet.breed === UNKNOWN_BREED ? [stayMessages.breed] : []),
  ...expectedFactNames
    .filter((name) => pet[name] === null)
    .map((name) => petFactMessages[name].label),
];
