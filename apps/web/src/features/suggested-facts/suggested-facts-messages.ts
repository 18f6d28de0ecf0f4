import { factLabel, petFacts } from '@pawmatch/contract/pets/pet-facts';
import type { SuggestedFact } from '@pawmatch/contract/suggested-facts/suggested-facts-endpoints';

export const suggestedFactTexts = {
  title: 'Suggested by your own words',
  hint: 'These facts are still unknown. Nothing is saved before you accept it.',
  named: ({ fact, value }: SuggestedFact): string => {
    const text =
      typeof value === 'boolean' ? (value ? 'Yes' : 'No') : factLabel(fact as 'size', value);
    return `${petFacts[fact].label}: ${text}`;
  },
  accept: 'Accept',
  dismiss: 'Put away',
  failed: 'This could not be saved. Please try again.',
};
