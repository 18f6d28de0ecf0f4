import type { Pet } from '@pawmatch/contract/pets/pet';
import {
  answerFactNames,
  choiceFactNames,
  type FactsOfKind,
  factLabel,
  petFacts,
} from '@pawmatch/contract/pets/pet-facts';
import { companionFactNames } from '@pawmatch/contract/pets/pet-friendly';

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

const otherAnswers = answerFactNames.filter(
  (name) => !companionFactNames.some((companion) => companion === name),
);

type MarkedFact = FactsOfKind<'answer' | 'flag'>;

const marksOf = (pet: Pet, names: readonly MarkedFact[]): PetMark[] =>
  names.map((name) => ({ label: petFacts[name].label, value: pet[name] }));

/** R2.38: the yes/no facts of an expanded card, in their order; B1.13: dogs and cats where they differ. */
export function petMarks(pet: Pet): PetMark[] {
  const isOneAnswer = pet.dog_friendly === pet.cat_friendly;
  return [
    ...marksOf(pet, otherAnswers),
    { label: 'Pet Friendly', value: pet.pet_friendly },
    ...marksOf(pet, isOneAnswer ? [] : companionFactNames),
    ...marksOf(pet, ['special_needs']),
  ];
}
