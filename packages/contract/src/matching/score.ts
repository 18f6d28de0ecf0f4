import { trainingTraitLabels } from '../pets/pet-labels.ts';
import { isPossible, type MatchablePet, type MatchCriteria } from './facts.ts';
import type { Match } from './match.ts';
import { FULL_POINTS, matchWeights, scoreCriteria } from './score-criteria.ts';

/** The weighted points of a pet, and the most that a pet can get for these criteria. */
export interface ScoreTotals {
  points: number;
  maxPoints: number;
}

/** D27: null when the pet is excluded. Each fact of the pet adds its points independently of the others. */
export function addUpPoints(pet: MatchablePet, criteria: MatchCriteria): ScoreTotals | null {
  if (!isPossible(pet, criteria)) return null;
  const totals = { points: 0, maxPoints: 0 };
  for (const { aspect, points } of componentsOf(pet, criteria)) {
    totals.points += matchWeights[aspect] * points;
    totals.maxPoints += matchWeights[aspect] * FULL_POINTS;
  }
  return totals;
}

/** In whole per cent; 100 for every pet when there are no criteria to score. */
export function toScore({ points, maxPoints }: ScoreTotals): number {
  return maxPoints === 0 ? 100 : Math.round((100 * points) / maxPoints);
}

/** D27: how well a pet fits and why, or null when it is excluded (see {@link isPossible}). */
export function scoreMatch(pet: MatchablePet, criteria: MatchCriteria): Match | null {
  const totals = addUpPoints(pet, criteria);
  if (!totals) return null;
  const reasons = [
    ...criteria.traits
      .filter((trait) => pet.training_traits.includes(trait))
      .map((trait) => ({ kind: 'match' as const, text: trainingTraitLabels[trait] })),
    ...componentsOf(pet, criteria)
      .toSorted((a, b) => matchWeights[b.aspect] - matchWeights[a.aspect])
      .map(({ kind, text }) => ({ kind, text })),
  ];
  return { score: toScore(totals), reasons };
}

const componentsOf = (pet: MatchablePet, { preferences }: MatchCriteria) =>
  preferences ? scoreCriteria(pet, preferences) : [];
