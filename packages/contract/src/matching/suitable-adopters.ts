import type { AspectName } from './aspects.ts';
import type { Match } from './match.ts';
import type { SuitableAdopter } from './suitable-adopters-endpoints.ts';

/** The most adopters that staff see for a pet. */
export const MAX_SUITABLE_ADOPTERS = 10;

/**
 * B2.06: what staff see of an adopter: facts of the household that matter for a pet. Wishes are the adopter's
 * own business, and allergies are about health.
 */
const shownAspects: ReadonlySet<string> = new Set<AspectName>([
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
    .filter(({ aspect }) => shownAspects.has(aspect))
    .map(({ aspect, label, kind, yours }) => ({ aspect, label, kind, yours }));
