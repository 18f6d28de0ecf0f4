import type { TrainingTrait } from '../../pets/facts/training-traits.ts';
import { trainingTraitLabels } from '../../pets/pet-messages.ts';
import { isPossible, type MatchablePet, type MatchCriteria } from '../facts.ts';
import type { MatchReason, PetMatch } from '../match.ts';
import { sideTexts } from '../matching-messages.ts';
import { weightedCriteria } from './criterion-weights.ts';
import { matchLabelOf } from './match-label.ts';
import { type ScoreComponent, scoreCriteria, toReason } from './score-criteria.ts';
import { noWeights, penaltyOf, pointsPenalty, type Weights } from './weights.ts';

/**
 * The weights of what a pet meets, nearly meets, does not meet, and of what is unknown; null when it is
 * excluded. Each fact of the pet adds to them independently of the others.
 */
export const weigh = (pet: MatchablePet, criteria: MatchCriteria): Weights | null =>
  isPossible(pet, criteria) ? addUpWeights(componentsOf(pet, criteria)) : null;

function addUpWeights(components: readonly ScoreComponent[]): Weights {
  const weights = noWeights();
  for (const { criterion, kind } of components) weights[kind] += weightedCriteria[criterion].weight;
  return weights;
}

/** The penalty by which pets are ordered, the smallest first; null when the pet is excluded. */
export function calculatePenalty(pet: MatchablePet, criteria: MatchCriteria): number | null {
  const weights = weigh(pet, criteria);
  return weights && penaltyOf(weights);
}

/** In whole points; 100 only without any penalty. */
function toScore(weights: Weights): number {
  const penalty = pointsPenalty(weights);
  return penalty === 0 ? 100 : Math.max(0, Math.min(99, Math.round(100 - penalty)));
}

/** How well a pet fits on its own and why, or null when it is excluded (see {@link isPossible}). */
export function scoreMatch(pet: MatchablePet, criteria: MatchCriteria): PetMatch | null {
  if (!isPossible(pet, criteria)) return null;
  const components = componentsOf(pet, criteria);
  const weights = addUpWeights(components);
  const reasons = [
    ...criteria.traits.filter((trait) => pet.training_traits.includes(trait)).map(traitReason),
    ...components.map(toReason),
  ];
  const count = (kind: MatchReason['kind']) =>
    reasons.filter((reason) => reason.kind === kind).length;
  return {
    score: toScore(weights),
    fit: matchLabelOf(reasons, weights),
    asked: reasons.length,
    known: reasons.length - count('unknown'),
    met: count('match'),
    reasons,
  };
}

const componentsOf = (pet: MatchablePet, { preferences, home }: MatchCriteria) =>
  preferences ? scoreCriteria(pet, preferences, home) : [];

/** A required trait filters, so it is met by every pet that is left. */
const traitReason = (trait: TrainingTrait): MatchReason => ({
  kind: 'match',
  text: trainingTraitLabels[trait],
  aspect: 'training',
  label: trainingTraitLabels[trait],
  is_household: false,
  yours: sideTexts.required,
  theirs: sideTexts.yes,
  parameters: { yours: trait, theirs: 'true' },
  weight: 0,
  points: 0,
  question: null,
});
