import { companionFactNames } from '@pawmatch/contract/pets/facts/companions';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import {
  type ChoiceFactName,
  choiceFactNames,
  type FactsOfKind,
  flagFactNames,
  isExpected,
  optionalFactNames,
  yesNoUnknownFactNames,
} from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { petMessages } from './pet-messages.ts';

export interface PetTag {
  name: ChoiceFactName | 'breed';
  label: string;
  value: string;
}

/** Neither on every pet nor asked of every pet. */
const isOptional = (name: ChoiceFactName) =>
  !isExpected(name) && optionalFactNames.some((optional) => optional === name);
const cardFactNames = choiceFactNames.filter((name) => !isOptional(name));
const optionalTagNames = choiceFactNames.filter(isOptional);

/** The eight labelled tags of a card, with the breed after the species. */
export const petTags = (pet: Pet): PetTag[] => tagsOf(pet, cardFactNames);

/** The facts that a card shows only when it is unfolded. */
export const optionalTags = (pet: Pet): PetTag[] => tagsOf(pet, optionalTagNames);

/** Facts that are unknown, or empty on a server that requires fewer, are left out. */
function tagsOf(pet: Pet, names: readonly ChoiceFactName[]): PetTag[] {
  return names.flatMap((name) => {
    const value = pet[name];
    if (!value) return [];
    const tag: PetTag = {
      name,
      label: petFactMessages[name].tag,
      value: factLabel(name, value, pet.species, pet.sex),
    };
    if (name !== 'species' || !pet.breed) return [tag];
    return [tag, { name: 'breed', label: petMessages.breed, value: pet.breed }];
  });
}

export interface PetMark {
  label: string;
  /** Null: not known, which is not "no". */
  value: boolean | null;
}

const otherAnswers = yesNoUnknownFactNames.filter(
  (name) => !companionFactNames.some((companion) => companion === name),
);

type MarkedFact = FactsOfKind<'yesNoUnknown' | 'flag'>;

const marksOf = (pet: Pet, names: readonly MarkedFact[]): PetMark[] =>
  names
    .filter((name) => pet[name] !== null || isExpected(name))
    .map((name) => ({ label: petFactMessages[name].label, value: pet[name] }));

/** The yes/no facts of an expanded card, in their order: dogs and cats below what sums them up. */
export function petMarks(pet: Pet): PetMark[] {
  return [
    ...marksOf(pet, otherAnswers),
    { label: petMessages.petFriendly, value: pet.pet_friendly },
    ...companionFactNames.map((name) => ({ label: petMessages.goodWith[name], value: pet[name] })),
    ...marksOf(pet, flagFactNames),
  ];
}
