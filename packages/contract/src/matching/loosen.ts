import type { TrainingTrait } from '../pets/training-traits.ts';
import { criterionNames, criterionOf, NO_PREFERENCE } from '../preferences/criteria.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { ExclusionCause, MatchCriteria } from './facts.ts';
import { looseningTexts } from './matching-messages.ts';

/** The answers that an adopter can loosen; facts of the household are not among them. */
export type LoosenedAnswer = keyof typeof looseningTexts;
export const loosenedAnswers = Object.keys(looseningTexts) as [LoosenedAnswer];

/** One answer, loosened, and the criteria with it. */
export interface Loosening {
  answer: LoosenedAnswer;
  text: string;
  criteria: MatchCriteria;
}

const wishes = [
  'preferred_species',
  ...criterionNames.map((name) => criterionOf(name).preference),
] as const;

/** B2.04: every single answer that can be loosened, in the order of the questionnaire. */
export function listLoosenings(criteria: MatchCriteria): Loosening[] {
  const { preferences, traits } = criteria;
  const loosenWish = (change: Partial<Preferences>): MatchCriteria => ({
    ...criteria,
    preferences: preferences && { ...preferences, ...change },
  });
  const loosened: [LoosenedAnswer, MatchCriteria][] = [];
  for (const wish of preferences ? wishes : []) {
    const value = preferences?.[wish] ?? NO_PREFERENCE;
    if (value !== NO_PREFERENCE) loosened.push([wish, loosenWish({ [wish]: NO_PREFERENCE })]);
  }
  if (preferences && !preferences.accepts_special_needs) {
    loosened.push(['accepts_special_needs', loosenWish({ accepts_special_needs: true })]);
  }
  for (const trait of traits) {
    loosened.push([trait, { ...criteria, traits: traits.filter((other) => other !== trait) }]);
  }
  return loosened.map(([answer, it]) => ({
    answer,
    text: looseningTexts[answer],
    criteria: it,
  }));
}

/** The answer that would include a pet; null for facts of the household. */
export const looseningOf: Record<ExclusionCause, LoosenedAnswer | null> = {
  species: 'preferred_species',
  special_needs: 'accepts_special_needs',
  HouseTrained: 'HouseTrained',
  LitterTrained: 'LitterTrained',
  children: null,
  children_ages: null,
  dogs: null,
  cats: null,
  allergies: null,
};

/** What has to be saved for a loosened answer: a preference, or one trait less. */
export function changeFor(
  answer: LoosenedAnswer,
): { preferences: Partial<Preferences> } | { trait: TrainingTrait } {
  if (answer === 'HouseTrained' || answer === 'LitterTrained') return { trait: answer };
  if (answer === 'accepts_special_needs') return { preferences: { accepts_special_needs: true } };
  return { preferences: { [answer]: NO_PREFERENCE } };
}
