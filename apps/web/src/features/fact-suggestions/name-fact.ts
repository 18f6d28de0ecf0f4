import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import type { PetFactName } from '@pawmatch/contract/pets/facts/pet-facts';
import { factSuggestionTexts as texts } from './fact-suggestions-messages.ts';

/**
 * A fact with its value, such as "Size: Small".
 * @param species of the pet, because a baby is a puppy or a kitten
 */
export function nameFact(
  { fact, value }: { fact: PetFactName; value: boolean | string },
  species = '',
): string {
  const { label } = petFactMessages[fact];
  if (typeof value === 'boolean') return texts.fact({ label, value: value ? texts.yes : texts.no });
  return texts.fact({ label, value: factLabel(fact as 'size', value, species) });
}
