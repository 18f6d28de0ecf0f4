import { mostWantedTopics } from '@pawmatch/contract/matching/matching-messages';
import type { MostWantedFact } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';

/** Missing facts that decide most matches. */
export const mostWantedFactTexts = {
  title: 'Facts that decide most matches',
  hint: 'Someone who knows the pet can answer. Yes keeps it in these adopters’ matches; no removes it.',
  none: 'No missing fact decides a match now.',
  loadFailed: 'The missing facts could not be loaded.',
  ask: ({ pet_name, fact }: MostWantedFact) =>
    `Is ${pet_name} good with ${mostWantedTopics[fact]}?`,
  adopters: (count: number) =>
    count === 1 ? 'Decides for 1 adopter' : `Decides for ${count} adopters`,
  yes: 'Yes',
  no: 'No',
  saved: ({ pet_name, fact }: MostWantedFact, value: boolean) =>
    value
      ? `${pet_name} suits ${mostWantedTopics[fact]}.`
      : `${pet_name} does not suit ${mostWantedTopics[fact]}.`,
  failed: 'This was not saved. Please look at the pet again.',
};
