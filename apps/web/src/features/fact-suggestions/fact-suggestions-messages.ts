import type { FactSuggestion } from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import { factLabel, petFacts } from '@pawmatch/contract/pets/pet-facts';

export const factSuggestionTexts = {
  title: 'Suggested by your own words',
  hint: 'These facts are still unknown. Nothing is saved before you accept it.',
  named: ({ fact, value }: FactSuggestion): string => {
    const text =
      typeof value === 'boolean' ? (value ? 'Yes' : 'No') : factLabel(fact as 'size', value);
    return `${petFacts[fact].label}: ${text}`;
  },
  accept: 'Accept',
  dismiss: 'Put away',
  failed: 'This could not be saved. Please try again.',
};
