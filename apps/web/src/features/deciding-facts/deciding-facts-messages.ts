import { decidingTopics } from '@pawmatch/contract/matching/deciding-facts';
import type { DecidingFact } from '@pawmatch/contract/matching/deciding-facts-endpoints';

/** B2.10: missing facts that decide most matches. */
export const decidingFactTexts = {
  title: 'Facts that decide most matches',
  hint: 'Whoever knows these pets, such as their foster home, can settle them. Yes makes the pet fit these adopters, no leaves it out.',
  none: 'No missing fact decides a match now.',
  loadFailed: 'The missing facts could not be loaded.',
  ask: ({ pet_name, fact }: DecidingFact) => `Ask about ${pet_name} and ${decidingTopics[fact]}`,
  adopters: (count: number) =>
    count === 1 ? 'Decides for 1 adopter' : `Decides for ${count} adopters`,
  yes: 'Yes',
  no: 'No',
  saved: ({ pet_name, fact }: DecidingFact, value: boolean) =>
    value
      ? `${pet_name} suits ${decidingTopics[fact]}.`
      : `${pet_name} does not suit ${decidingTopics[fact]}.`,
  failed: 'This was not saved. Please look at the pet again.',
};
