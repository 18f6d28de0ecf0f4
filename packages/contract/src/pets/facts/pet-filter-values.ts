import { missingPetDetails, petStatusChoices, trainingTraitChoices } from '../pet-values.ts';
import { companions } from './companions.ts';
import type { YesNoFilter } from './pet-fact-kinds.ts';
import {
  type ChoiceFactName,
  choiceFactNames,
  petFacts,
  type YesNoFilterName,
  yesNoFilterNames,
} from './pet-facts.ts';

const yesNoValues = ({ no }: YesNoFilter): readonly ('true' | 'false')[] =>
  no === undefined ? ['true'] : ['true', 'false'];

/** The filters whose values are counted, and their values. */
export const facetValues = {
  status: petStatusChoices,
  ...(Object.fromEntries(choiceFactNames.map((name) => [name, petFacts[name].values])) as {
    [Name in ChoiceFactName]: (typeof petFacts)[Name]['values'];
  }),
  trait: trainingTraitChoices,
  good_with: companions,
  ...(Object.fromEntries(
    yesNoFilterNames.map((name) => [name, yesNoValues(petFacts[name].filter)]),
  ) as Record<YesNoFilterName, ReturnType<typeof yesNoValues>>),
  lacks: missingPetDetails,
} as const;
export type FacetName = keyof typeof facetValues;
export type FacetValue<Name extends FacetName> = (typeof facetValues)[Name][number];
