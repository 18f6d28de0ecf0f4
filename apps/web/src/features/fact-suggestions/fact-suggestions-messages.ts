import { factLabel } from '@pawmatch/contract/pets/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/pet-fact-messages';
import type { PetFactName } from '@pawmatch/contract/pets/pet-facts';

export const factSuggestionTexts = {
  title: 'Suggested by your own words',
  hint: 'These facts are still unknown. Nothing is saved before you accept it.',
  /** @param species of the pet, because a baby is a puppy or a kitten */
  named: (
    { fact, value }: { fact: PetFactName; value: boolean | string },
    species = '',
  ): string => {
    const text =
      typeof value === 'boolean'
        ? value
          ? 'Yes'
          : 'No'
        : factLabel(fact as 'size', value, species);
    return `${petFactMessages[fact].label}: ${text}`;
  },
  accept: 'Accept',
  dismiss: 'Put away',
  failed: 'This could not be saved. Please try again.',
};
