import type { Pet } from '@pawmatch/contract/pets/pet';
import {
  answerFactNames,
  choiceFactNames,
  factLabel,
  petFacts,
} from '@pawmatch/contract/pets/pet-facts';

export interface PetTag {
  label: string;
  value: string;
}

/** R2.37: the labelled tags of a card, with the breed after the species; unknown facts are left out. */
export function petTags(pet: Pet): PetTag[] {
  return choiceFactNames.flatMap((name) => {
    const value = pet[name];
    if (value === null) return [];
    const tag = { label: petFacts[name].tag, value: factLabel(name, value, pet.species) };
    return name === 'species' ? [tag, { label: 'Breed', value: pet.breed }] : [tag];
  });
}

export interface PetMark {
  label: string;
  /** Null: not known, which is not "no" (D15). */
  value: boolean | null;
}

/** R2.38: the yes/no facts of an expanded card, in their order. */
export function petMarks(pet: Pet): PetMark[] {
  return [...answerFactNames, 'special_needs' as const].map((name) => ({
    label: petFacts[name].label,
    value: pet[name],
  }));
}
