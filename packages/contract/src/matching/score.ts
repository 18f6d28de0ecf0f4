import { trainingTraitLabels } from '../pets/pet-labels.ts';
import { isPossible, type MatchablePet, type Wishes } from './facts.ts';
import type { Match } from './match.ts';
import { matchWeights, scoreCriteria } from './score-criteria.ts';

/** What a pet earns of what was asked for, in tenths of a weight. */
export interface ScoreTotals {
  earned: number;
  asked: number;
}

const TENTHS = 10;

/** D27: null when the pet cannot fit. Each fact of the pet adds its own part, whatever the others are. */
export function weighMatch(pet: MatchablePet, wishes: Wishes): ScoreTotals | null {
  if (!isPossible(pet, wishes)) return null;
  let earned = 0;
  let asked = 0;
  for (const mark of wishes.preferences ? scoreCriteria(pet, wishes.preferences) : []) {
    earned += matchWeights[mark.aspect] * mark.earned;
    asked += matchWeights[mark.aspect] * TENTHS;
  }
  return { earned, asked };
}

/** In whole per cent; whoever asked for nothing gets 100 everywhere. */
export function toScore({ earned, asked }: ScoreTotals): number {
  return asked === 0 ? 100 : Math.round((100 * earned) / asked);
}

/** D27: how well a pet fits and why, or null when it cannot (see {@link isPossible}). */
export function scoreMatch(pet: MatchablePet, wishes: Wishes): Match | null {
  const earnings = weighMatch(pet, wishes);
  if (!earnings) return null;
  const marks = wishes.preferences ? scoreCriteria(pet, wishes.preferences) : [];
  const reasons = [
    ...wishes.traits
      .filter((trait) => pet.training_traits.includes(trait))
      .map((trait) => ({ kind: 'match' as const, text: trainingTraitLabels[trait] })),
    ...marks
      .toSorted((a, b) => matchWeights[b.aspect] - matchWeights[a.aspect])
      .map(({ kind, text }) => ({ kind, text })),
  ];
  return { score: toScore(earnings), reasons };
}
