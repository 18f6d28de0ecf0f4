import type { DecidingFact } from '@pawmatch/contract/matching/deciding-facts-endpoints';

const topics: Record<DecidingFact['fact'], string> = {
  kid_friendly: 'children',
  dog_friendly: 'dogs',
  cat_friendly: 'cats',
  allergy_friendly: 'allergies',
};

/** B2.10: missing facts that decide most matches. */
export const decidingFactTexts = {
  title: 'Facts that decide most matches',
  hint: 'Whoever knows these pets, such as their foster home, can settle them. Yes makes the pet fit these adopters, no leaves it out.',
  none: 'No missing fact decides a match now.',
  loadFailed: 'The missing facts could not be loaded.',
  ask: ({ pet_name, fact }: DecidingFact) => `Ask about ${pet_name} and ${topics[fact]}`,
  adopters: (count: number) =>
    count === 1 ? 'Decides for 1 adopter' : `Decides for ${count} adopters`,
  yes: 'Yes',
  no: 'No',
  saved: ({ pet_name, fact }: DecidingFact, value: boolean) =>
    value ? `${pet_name} suits ${topics[fact]}.` : `${pet_name} does not suit ${topics[fact]}.`,
  failed: 'This was not saved. Please look at the pet again.',
};
