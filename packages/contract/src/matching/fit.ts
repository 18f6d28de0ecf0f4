import { askedOf, isFurtherAway, pointsLost, type ReasonKind, type Weights } from './weights.ts';

/** How well a pet fits in a word, best first. */
export const fits = ['great', 'good', 'worth_meeting', 'further_away'] as const;
export type Fit = (typeof fits)[number];

/** B2.02: no word says that a pet is perfect. */
export const fitWords: Record<Fit, string> = {
  great: 'Great fit',
  good: 'Good fit',
  worth_meeting: 'Worth meeting',
  further_away: 'Further away',
};

/** The lower word of two: of two pets that move together (B1.14), or for two people (B2.11). */
export const lowerFit = (a: Fit, b: Fit): Fit => (fits.indexOf(a) > fits.indexOf(b) ? a : b);

/** Who asked for less is not told of a great fit. */
const WISHES_OF_GREAT_FIT = 3;

/**
 * B2.02 B2.10: what each word asks for, the best first; without any of them a pet is worth meeting, or
 * {@link isFurtherAway}. A good fit has no wish that is known not to be met.
 */
const rules = [
  {
    fit: 'great',
    fewestWishes: WISHES_OF_GREAT_FIT,
    /** Of the weight of what was asked. */
    isShareLost: (share: number) => share <= 1 / 10,
    /** Nothing is unknown about people and animals of the home, and the heaviest wishes are met. */
    needsHousehold: true,
    needsHeaviest: true,
  },
  {
    fit: 'good',
    fewestWishes: WISHES_OF_GREAT_FIT,
    isShareLost: (share: number) => share < 1 / 4,
    needsHousehold: false,
    needsHeaviest: false,
  },
  {
    fit: 'good',
    fewestWishes: 1,
    isShareLost: (share: number) => share === 0,
    needsHousehold: false,
    needsHeaviest: false,
  },
] as const;

interface Weighed {
  kind: ReasonKind;
  weight: number;
  is_household: boolean;
}

/**
 * @param reasons of each wish, required traits among them
 * @param weights of the reasons
 */
export function fitOf(reasons: readonly Weighed[], weights: Weights): Fit {
  if (isFurtherAway(weights)) return 'further_away';
  const hasMatch = reasons.some(({ kind }) => kind === 'match');
  const hasMiss = reasons.some(({ kind }) => kind === 'miss');
  if (!hasMatch || hasMiss) return 'worth_meeting';
  const lost = pointsLost(weights) / Math.max(askedOf(weights), 1);
  const isHouseholdKnown = reasons.every(
    (reason) => !reason.is_household || reason.kind !== 'unknown',
  );
  const heaviest = Math.max(...reasons.map(({ weight }) => weight));
  const isHeaviestMet = reasons.every(({ kind, weight }) => weight < heaviest || kind === 'match');
  const rule = rules.find(
    ({ fewestWishes, isShareLost, needsHousehold, needsHeaviest }) =>
      reasons.length >= fewestWishes &&
      isShareLost(lost) &&
      (isHouseholdKnown || !needsHousehold) &&
      (isHeaviestMet || !needsHeaviest),
  );
  return rule?.fit ?? 'worth_meeting';
}

/**
 * B2.02 B2.10: whether the number of the score means something: enough was asked, and at least half of it can be
 * compared. Otherwise the word and the counts say it.
 */
export function isScoreTelling(reasons: readonly Pick<Weighed, 'kind' | 'weight'>[]): boolean {
  const sum = (some: typeof reasons) => some.reduce((total, { weight }) => total + weight, 0);
  const unknown = sum(reasons.filter(({ kind }) => kind === 'unknown'));
  return reasons.length >= WISHES_OF_GREAT_FIT && 2 * unknown <= sum(reasons);
}
