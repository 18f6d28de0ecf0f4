import { factLabel } from '../../pets/facts/fact-label.ts';
import { type ChoiceOf, petFacts } from '../../pets/facts/pet-facts.ts';
import type { Preferences } from '../../preferences/preferences.ts';
import type { WeightedCriterionName } from '../scoring/criterion-weights.ts';

/** A fact of a pet whose values are ordered from the least to the most that a home must offer. */
export type NeedFact =
  | 'energy_level'
  | 'experience_level'
  | 'home_alone'
  | 'home_needed'
  | 'children_from';

interface HomeQuestion<Fact extends NeedFact> {
  aspect: WeightedCriterionName;
  fact: Fact;
  /** Each answer, with the most that a pet may need in such a home. */
  answers: Readonly<Record<string, ChoiceOf<Fact>>>;
}

const ask = <Fact extends NeedFact, const Question extends HomeQuestion<Fact>>(
  question: Question & { fact: Fact },
): Question => question;

/**
 * The optional questions about a home. An answer that every pet suits changes nothing, as when
 * nothing was answered.
 */
export const homeQuestions = {
  youngest_child: ask({
    aspect: 'children_ages',
    fact: 'children_from',
    answers: { UnderSix: 'AnyAge', SixToEleven: 'SchoolAge', TwelveOrOlder: 'Teenager' },
  }),
  hours_alone: ask({
    aspect: 'time_alone',
    fact: 'home_alone',
    answers: { WorkingDay: 'WorkingDay', FewHours: 'FewHours', HardlyEver: 'Hardly' },
  }),
  daily_time: ask({
    aspect: 'daily_time',
    fact: 'energy_level',
    answers: { HalfHour: 'Calm', OneHour: 'Moderate', TwoHours: 'VeryActive' },
  }),
  kind_of_home: ask({
    aspect: 'home',
    fact: 'home_needed',
    answers: { Apartment: 'Apartment', House: 'House', HouseWithYard: 'Yard' },
  }),
} as const;

export type HomeQuestionName = keyof typeof homeQuestions;
export type HomeAnswer<Name extends HomeQuestionName> =
  keyof (typeof homeQuestions)[Name]['answers'] & string;

/** Null: not answered. */
export type HomeDetails = { [Name in HomeQuestionName]: HomeAnswer<Name> | null };

export const homeQuestionNames = Object.keys(homeQuestions) as HomeQuestionName[];

export const homeAnswers = <Name extends HomeQuestionName>(name: Name) =>
  Object.keys(homeQuestions[name].answers) as [HomeAnswer<Name>];

export const noHomeDetails: HomeDetails = {
  youngest_child: null,
  hours_alone: null,
  daily_time: null,
  kind_of_home: null,
};

/** What a home offers by an answer, on the scale of the fact. */
export const offerOf = (question: HomeQuestionName, answer: string): string | undefined =>
  (homeQuestions[question].answers as Record<string, string>)[answer];

/** False for an answer that every pet suits. */
export function asksSomething(question: HomeQuestionName, answer: string): boolean {
  const offer = offerOf(question, answer);
  return offer !== undefined && offer !== petFacts[homeQuestions[question].fact].values.at(-1);
}

/** @returns the label of the preferred energy level, if it needs more time a day than there is; else null */
export function energyBeyondTime(
  { daily_time }: Pick<HomeDetails, 'daily_time'>,
  { preferred_energy_level: wished }: Pick<Preferences, 'preferred_energy_level'>,
): string | null {
  const scale: readonly string[] = petFacts.energy_level.values;
  if (!daily_time || !wished) return null;
  const isBeyond = scale.indexOf(wished) > scale.indexOf(offerOf('daily_time', daily_time) ?? '');
  return isBeyond ? factLabel('energy_level', wished) : null;
}
