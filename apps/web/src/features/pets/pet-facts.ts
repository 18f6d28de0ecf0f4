import type { Pet } from '@pawmatch/contract/pets/pet';
import {
  answerFactNames,
  choiceFactNames,
  factLabel,
  petFacts,
} from '@pawmatch/contract/pets/pet-facts';

/** Said of a tag that the shelter has not filled in. */
const NOT_KNOWN = 'Not known';

export interface PetTag {
  label: string;
  value: string;
}

/** R2.37: the eight labelled tags of a card, the breed after the species. */
export function petTags(pet: Pet): PetTag[] {
  return choiceFactNames.flatMap((name) => {
    const value = pet[name];
    const label = value === null ? NOT_KNOWN : factLabel(name, value, pet.species);
    const tag = { label: petFacts[name].tag, value: label };
    return name === 'species' ? [tag, { label: 'Breed', value: pet.breed }] : [tag];
  });
}

export interface PetMark {
  label: string;
  /** Null: not known, which is not "no" (D15). */
  value: boolean | null;
}

/** R2.38: what is marked with yes or no when a card is opened up, in its order. */
export function petMarks(pet: Pet): PetMark[] {
  return [...answerFactNames, 'special_needs' as const].map((name) => ({
    label: petFacts[name].label,
    value: pet[name],
  }));
}
