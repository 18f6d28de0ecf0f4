import { LIGHT, weightedCriteria, weightedCriterionNames } from './criterion-weights.ts';

/**
 * How a pet meets one criterion: `match` (fully), `near` (one step away on a scale), `miss` (not at all),
 * `unknown` (the fact is not known, ask the shelter).
 */
export const reasonKinds = ['match', 'near', 'miss', 'unknown'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** How much of what was asked a pet meets, nearly meets, does not meet, and of how much nothing is known. */
export type Weights = Record<ReasonKind, number>;

export const noWeights = (): Weights => ({ match: 0, near: 0, miss: 0, unknown: 0 });

/** The weight of all criteria together. */
export const MAX_WEIGHT = weightedCriterionNames.reduce(
  (sum, name) => sum + weightedCriteria[name].weight,
  0,
);

export const askedOf = ({ match, near, miss, unknown }: Weights): number =>
  match + near + miss + unknown;

/** The share of its weight that a criterion costs. */
export const penaltyShare: Record<ReasonKind, number> = {
  match: 0,
  near: 0.5,
  unknown: 0.5,
  miss: 1,
};

/** The points that the score loses. */
export const pointsPenalty = ({ near, unknown, miss }: Weights): number =>
  penaltyShare.near * near + penaltyShare.unknown * unknown + penaltyShare.miss * miss;

/** A pet is not "further away" for less than this share of what was asked. */
const FURTHER_AWAY_SHARE = 1 / 4;

/**
 * Whether a pet is "further away": what is known not to fit weighs more than what is known to fit, and
 * is a quarter of what was asked. What is unknown speaks neither for nor against a pet.
 */
export const isFurtherAway = (weights: Weights): boolean =>
  weights.miss > weights.match && weights.miss >= FURTHER_AWAY_SHARE * askedOf(weights);

/** Two weights differ by this at least, so that penalties of half of it are integers when doubled. */
const STEP = LIGHT / 2;
const UNKNOWN_STEPS = MAX_WEIGHT / LIGHT + 1;
const PENALTY_OF_FURTHER_AWAY = (MAX_WEIGHT / STEP + 1) * UNKNOWN_STEPS;

/** The largest penalty with which a pet is not further away. */
export const MAX_PENALTY_OF_MATCH = PENALTY_OF_FURTHER_AWAY - 1;
/** The largest penalty that there is. */
export const MAX_PENALTY = 2 * PENALTY_OF_FURTHER_AWAY - 1;

/**
 * The penalty by which pets are ordered, an integer. Pets that are further away have a larger one than all others. Then the
 * points decide, and among equal points the smaller weight of what is unknown.
 */
export const penaltyOf = (weights: Weights): number =>
  (isFurtherAway(weights) ? PENALTY_OF_FURTHER_AWAY : 0) +
  (pointsPenalty(weights) / STEP) * UNKNOWN_STEPS +
  weights.unknown / LIGHT;
