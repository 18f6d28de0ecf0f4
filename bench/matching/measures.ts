import { isPossible, type MatchCriteria } from '@pawmatch/contract/matching/facts';
import { scoreMatch } from '@pawmatch/contract/matching/scoring/score';
import { scoreCriteria } from '@pawmatch/contract/matching/scoring/score-criteria';
import type { Random } from './homes.ts';
import type { Listing } from './listings.ts';

/** What the first pets of a ranking are worth to a home; null where the home has nothing to measure. */
type Measure = (
  first: readonly Listing[],
  criteria: MatchCriteria,
  isLongWaiting: (pet: Listing) => boolean,
) => number | null;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A pet that facts exclude meets nothing: the home cannot take it. */
const matchesOf = (first: readonly Listing[], criteria: MatchCriteria) =>
  first.map((pet) => scoreMatch(pet, criteria));

/** The same for every ranking, so that all are measured with the same homes. */
function countAsked(
  [pet]: readonly Listing[],
  { preferences, traits, home }: MatchCriteria,
): number {
  return traits.length + (pet && preferences ? scoreCriteria(pet, preferences, home).length : 0);
}

export const measures: Record<string, Measure> = {
  'violations of facts': (first, criteria) =>
    mean(first.map((pet) => (isPossible(pet, criteria) ? 0 : 1))),
  'wishes met': (first, criteria) => {
    const matches = matchesOf(first, criteria);
    const asked = countAsked(first, criteria);
    return asked > 0 ? mean(matches.map((match) => (match?.met ?? 0) / asked)) : null;
  },
  'household known to suit': (first, criteria) => {
    const { has_children, has_dogs, has_cats } = criteria.preferences ?? {};
    if (!has_children && !has_dogs && !has_cats) return null;
    return mean(
      matchesOf(first, criteria).map((match) =>
        match?.reasons.every((reason) => !reason.is_household || reason.kind === 'match') ? 1 : 0,
      ),
    );
  },
  score: (first, criteria) =>
    mean(matchesOf(first, criteria).map((match) => match?.score ?? 0)) / 100,
  'long-waiting pets': (first, _criteria, isLongWaiting) =>
    mean(first.map((pet) => (isLongWaiting(pet) ? 1 : 0))),
};

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const RESAMPLES = 2_000;

/** The mean with its 95 % interval, by resampling the homes. */
export function estimate(values: readonly number[], random: Random): Estimate {
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (share: number) => means[Math.floor(share * RESAMPLES)] ?? Number.NaN;
  return { mean: mean(values), low: at(0.025), high: at(0.975) };
}
