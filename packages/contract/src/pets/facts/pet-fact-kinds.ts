// What pet-facts.ts can declare about a fact of a pet.

/** One of a few values, such as a size. Matching uses the order of some lists as a scale. */
export interface ChoiceFact {
  kind: 'choice';
  values: readonly [string, ...string[]];
  /** Set for facts that every pet must have. */
  isRequired?: true;
  /** The question by which adopters choose a value. */
  criterion?: Criterion;
  isExpected?: Expected;
  /** The column of imported listings, and the words in it, besides the values themselves. */
  imported?: { column: string; words?: Readonly<Record<string, string>> };
}

/**
 * Set for optional facts that cards always have, and without which facts of a pet are missing. Any other
 * fact shows where it is known, so that a new one changes nothing for the pets that are already there.
 */
type Expected = true;

/**
 * The filter by a fact of yes or no, with the English words that mean a choice in a search. Every choice fact is a
 * filter, by its values.
 */
export interface YesNoFilter {
  /** Pets that have it. */
  yes: string;
  /** Pets that do not; without it, the choice is not offered. */
  no?: string;
}

/** A question of the questionnaire, and the preference that stores its answer. */
interface Criterion {
  preference: string;
  question: string;
  /** May be stored as null. */
  isNullable?: true;
  /** The order in the question, if it differs from that of the values. */
  values?: readonly [string, ...string[]];
}

/** The column of imported listings, with yes or no in it. */
interface ImportedFlag {
  column: string;
  /** Set where it keeps people and pets safe: no file replaces this value by another one. */
  safeValue?: boolean;
}

/** Yes, no or unknown. */
interface YesNoUnknownFact {
  kind: 'yesNoUnknown';
  /** Pets that are not known to lack it match, after those that have it. */
  filter?: YesNoFilter;
  isExpected?: Expected;
  imported?: ImportedFlag;
}

/** Yes or no; a missing value means no. */
interface FlagFact {
  kind: 'flag';
  filter?: YesNoFilter;
  imported?: ImportedFlag;
}

export type PetFact = ChoiceFact | YesNoUnknownFact | FlagFact;

/** The words of a fact. */
export type PetFactWords<Fact extends PetFact> = {
  /** Of its field in the pet form. */
  label: string;
} & (Fact extends ChoiceFact
  ? {
      /** The label of its tag on a card. */
      tag: string;
      values: Record<Fact['values'][number], string>;
    }
  : unknown) &
  (Fact extends { filter: YesNoFilter }
    ? {
        filter: {
          /** Of its group of choices. */
          label: string;
          /** The choices in lists and on chips. */
          choices: { [Choice in keyof Fact['filter']]: string };
        };
      }
    : unknown);
