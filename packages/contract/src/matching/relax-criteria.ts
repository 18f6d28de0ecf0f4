import type { TrainingTrait } from '../pets/facts/training-traits.ts';
import { trainingTraitChoices } from '../pets/pet-values.ts';
import { criterionNames, criterionOf, NO_PREFERENCE } from '../preferences/criteria.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { ExclusionCause, MatchCriteria } from './facts.ts';

const preferenceNames = [
  'preferred_species',
  ...criterionNames.map((name) => criterionOf(name).preference),
] as const;

/** The answers that an adopter can relax; facts of the household are not among them. */
export const relaxedAnswers = [
  ...preferenceNames,
  'accepts_special_needs',
  ...trainingTraitChoices,
] as const;
export type RelaxedAnswer = (typeof relaxedAnswers)[number];

/** One answer, relaxed, and the criteria with it. */
export interface Relaxation {
  answer: RelaxedAnswer;
  criteria: MatchCriteria;
}

/** Every single answer that can be relaxed, in the order of the questionnaire. */
export function listRelaxations(criteria: MatchCriteria): Relaxation[] {
  const { preferences, traits } = criteria;
  const relaxPreference = (change: Partial<Preferences>): MatchCriteria => ({
    ...criteria,
    preferences: preferences && { ...preferences, ...change },
  });
  const relaxed: [RelaxedAnswer, MatchCriteria][] = [];
  for (const preference of preferences ? preferenceNames : []) {
    const value = preferences?.[preference] ?? NO_PREFERENCE;
    if (value !== NO_PREFERENCE)
      relaxed.push([preference, relaxPreference({ [preference]: NO_PREFERENCE })]);
  }
  if (preferences && !preferences.accepts_special_needs) {
    relaxed.push(['accepts_special_needs', relaxPreference({ accepts_special_needs: true })]);
  }
  for (const trait of traits) {
    relaxed.push([trait, { ...criteria, traits: traits.filter((other) => other !== trait) }]);
  }
  return relaxed.map(([answer, it]) => ({ answer, criteria: it }));
}

/** The answer that would include a pet; null for facts of the household. */
export const relaxationOf: Record<ExclusionCause, RelaxedAnswer | null> = {
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

/** What has to be saved for a relaxed answer: a preference, or one trait less. */
export function changeFor(
  answer: RelaxedAnswer,
): { preferences: Partial<Preferences> } | { trait: TrainingTrait } {
  if (answer === 'HouseTrained' || answer === 'LitterTrained') return { trait: answer };
  if (answer === 'accepts_special_needs') return { preferences: { accepts_special_needs: true } };
  return { preferences: { [answer]: NO_PREFERENCE } };
}
