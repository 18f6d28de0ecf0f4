import { companions } from './companions.ts';
import { petStatusChoices, trainingTraitChoices } from './pet-choices.ts';
import { type ChoiceFactName, choiceFactNames, petFacts } from './pet-facts.ts';
import { petGaps } from './pet-lists.ts';

/** The filters whose values are counted (B1.05), and their values. */
export const facetValues = {
  status: petStatusChoices,
  ...(Object.fromEntries(choiceFactNames.map((name) => [name, petFacts[name].values])) as {
    [Name in ChoiceFactName]: (typeof petFacts)[Name]['values'];
  }),
  trait: trainingTraitChoices,
  good_with: companions,
  allergy_friendly: ['true'],
  special_needs: ['true', 'false'],
  lacks: petGaps,
} as const;
export type FacetName = keyof typeof facetValues;
