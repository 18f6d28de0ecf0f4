import { factLabel } from '../pets/facts/fact-label.ts';
import {
  type ChoiceFactName,
  type ChoiceOf,
  choiceFactNames,
  petFacts,
} from '../pets/facts/pet-facts.ts';
import { answerLabels } from './preference-messages.ts';

/*
 * The facts of a pet that adopters choose by, derived from the table of facts. Plain data without zod.
 */

/** Every value is fine. */
export const NO_PREFERENCE = 'NoPreference';
type NoPreference = typeof NO_PREFERENCE;

type Criteria = {
  [Name in ChoiceFactName as (typeof petFacts)[Name] extends { criterion: object }
    ? Name
    : never]: (typeof petFacts)[Name] extends { criterion: infer Criterion } ? Criterion : never;
};

export type CriterionName = keyof Criteria;
export type PreferenceName<Name extends CriterionName> = Criteria[Name]['preference'];
export type QuestionName<Name extends CriterionName> = Criteria[Name]['question'];

/** The choices of a question. */
export type CriterionChoice<Name extends CriterionName> = ChoiceOf<Name> | NoPreference;

/** The stored answer. */
export type CriterionValue<Name extends CriterionName> = Criteria[Name] extends { isNullable: true }
  ? CriterionChoice<Name> | null
  : CriterionChoice<Name>;

/** In the order of the questions. */
export const criterionNames = choiceFactNames.filter(
  (name): name is CriterionName => 'criterion' in petFacts[name],
);

export const criterionOf = <Name extends CriterionName>(name: Name): Criteria[Name] =>
  petFacts[name].criterion as Criteria[Name];

/** All answers to a question, "no preference" first. */
export function criterionChoices<Name extends CriterionName>(
  name: Name,
): readonly [NoPreference, ...CriterionChoice<Name>[]] {
  const { values, criterion } = petFacts[name] as {
    values: readonly CriterionChoice<Name>[];
    criterion: { values?: readonly CriterionChoice<Name>[] };
  };
  return [NO_PREFERENCE, ...(criterion.values ?? values)];
}

/** The label of an answer; ages depend on the chosen species. */
export function criterionLabel(
  name: CriterionName,
  value: string,
  species?: string | null,
): string {
  return value === NO_PREFERENCE
    ? answerLabels.noPreference
    : factLabel(name, value, species ?? '');
}
