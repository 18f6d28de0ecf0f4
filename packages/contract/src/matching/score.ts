import { trainingTraitLabels } from '../pets/pet-labels.ts';
import type { TrainingTrait } from '../pets/training-traits.ts';
import { aspectNames, aspects } from './aspects.ts';
import { isPossible, type MatchablePet, type MatchCriteria } from './facts.ts';
import { FURTHER_AWAY_BELOW, fitOf } from './fit.ts';
import type { MatchReason, PetMatch } from './match.ts';
import { sideTexts } from './matching-messages.ts';
import { FULL_POINTS, scoreCriteria, toReason } from './score-criteria.ts';

/** The loss of a pet that meets none of all wishes. */
export const MAX_LOSS = aspectNames.reduce(
  (sum, name) => sum + aspects[name].weight * FULL_POINTS,
  0,
);

/**
 * D27: what a pet loses for the wishes that it does not meet, in tenths of a point; null when it is
 * excluded. Each fact of the pet adds to it independently of the others, so that dropping a wish never
 * adds to it (B2.05).
 */
export function addUpLoss(pet: MatchablePet, criteria: MatchCriteria): number | null {
  if (!isPossible(pet, criteria)) return null;
  return componentsOf(pet, criteria).reduce(
    (loss, { aspect, points }) => loss + aspects[aspect].weight * (FULL_POINTS - points),
    0,
  );
}

/** In whole points; 100 only without any loss. */
export function toScore(loss: number): number {
  if (loss === 0) return 100;
  return Math.max(0, Math.min(99, Math.round(100 - loss / FULL_POINTS)));
}

/** The largest loss with which a pet is not further away (B2.02). */
export const MAX_LOSS_OF_FIT = findMaxLossOfFit();

function findMaxLossOfFit(): number {
  let loss = 0;
  while (toScore(loss + 1) >= FURTHER_AWAY_BELOW) loss += 1;
  return loss;
}

/** D27: how well a pet fits on its own and why, or null when it is excluded (see {@link isPossible}). */
export function scoreMatch(pet: MatchablePet, criteria: MatchCriteria): PetMatch | null {
  const loss = addUpLoss(pet, criteria);
  if (loss === null) return null;
  const reasons = [
    ...criteria.traits.filter((trait) => pet.training_traits.includes(trait)).map(traitReason),
    ...componentsOf(pet, criteria).map(toReason),
  ];
  const score = toScore(loss);
  const asked = reasons.length;
  const known = reasons.filter(({ kind }) => kind !== 'unknown').length;
  const met = reasons.filter(({ kind }) => kind === 'match').length;
  const isHouseholdKnown = !reasons.some(
    ({ kind, is_household }) => is_household && kind === 'unknown',
  );
  return { score, fit: fitOf({ score, asked, met, isHouseholdKnown }), asked, known, met, reasons };
}

const componentsOf = (pet: MatchablePet, { preferences, home }: MatchCriteria) =>
  preferences ? scoreCriteria(pet, preferences, home) : [];

/** A required trait filters (D27), so it is met by every pet that is left. */
const traitReason = (trait: TrainingTrait): MatchReason => ({
  kind: 'match',
  text: trainingTraitLabels[trait],
  aspect: 'training',
  label: trainingTraitLabels[trait],
  is_household: false,
  yours: sideTexts.required,
  theirs: sideTexts.yes,
  weight: 0,
  points: 0,
  question: null,
});
