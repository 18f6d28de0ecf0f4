import {
  type ChoiceFactName,
  type ChoiceOf,
  choiceFactNames,
  factLabel,
  petFacts,
} from '../pets/pet-facts.ts';

/*
 * The facts of a pet that adopters wish for, as the table of facts declares them. Plain data, without zod.
 */

/** Any will do. */
export const NO_PREFERENCE = 'NoPreference';
type NoPreference = typeof NO_PREFERENCE;

/** Shown for "NoPreference". */
export const NO_PREFERENCE_LABEL = 'No preference';

type Wishes = {
  [Name in ChoiceFactName as (typeof petFacts)[Name] extends { wish: object }
    ? Name
    : never]: (typeof petFacts)[Name] extends { wish: infer Wish } ? Wish : never;
};

export type WishedFactName = keyof Wishes;
export type PreferenceName<Name extends WishedFactName> = Wishes[Name]['preference'];
export type QuestionName<Name extends WishedFactName> = Wishes[Name]['question'];

/** What a question offers. */
export type WishChoice<Name extends WishedFactName> = ChoiceOf<Name> | NoPreference;

/** What is stored of its answer. */
export type WishValue<Name extends WishedFactName> = Wishes[Name] extends { isNullable: true }
  ? WishChoice<Name> | null
  : WishChoice<Name>;

/** In the order of the questions (R3.09-R3.13). */
export const wishedFactNames = choiceFactNames.filter(
  (name): name is WishedFactName => 'wish' in petFacts[name],
);

export const wishOf = <Name extends WishedFactName>(name: Name): Wishes[Name] =>
  petFacts[name].wish as Wishes[Name];

/** All answers to a question, "no preference" first. */
export function wishChoices<Name extends WishedFactName>(
  name: Name,
): readonly [NoPreference, ...WishChoice<Name>[]] {
  const { values, wish } = petFacts[name] as {
    values: readonly WishChoice<Name>[];
    wish: { values?: readonly WishChoice<Name>[] };
  };
  return [NO_PREFERENCE, ...(wish.values ?? values)];
}

/** R3.09: what an answer is called; ages as for the chosen kind of pet. */
export function wishLabel(name: WishedFactName, value: string, species?: string | null): string {
  return value === NO_PREFERENCE ? NO_PREFERENCE_LABEL : factLabel(name, value, species ?? '');
}
