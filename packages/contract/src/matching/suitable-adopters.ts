import type { WeightedCriterionName } from './criterion-weights.ts';
import type { Match } from './match.ts';
import type { SuitableAdopter } from './suitable-adopters-endpoints.ts';

/** The most adopters that staff see for a pet. */
export const MAX_SUITABLE_ADOPTERS = 10;

/**
 * B2.06: what staff see of an adopter: facts of the household that matter for a pet. Preferences are the adopter's
 * own business, and allergies are about health.
 */
const shownCriteria: ReadonlySet<string> = new Set<WeightedCriterionName>([
  'children',
  'children_ages',
  'dogs',
  'cats',
  'experience',
  'time_alone',
  'daily_time',
  'home',
]);

/** The facts of a match that staff see. */
export const shownFacts = (match: Match): SuitableAdopter['facts'] =>
  match.reasons
    .filter(({ aspect }) => shownCriteria.has(aspect))
    .map(({ aspect, label, kind, yours }) => ({ aspect, label, kind, yours }));
