import { askedOf, isFurtherAway, pointsPenalty, type ReasonKind, type Weights } from './weights.ts';

/** Labels of a match, best first. */
export const matchLabels = ['great', 'good', 'worth_meeting', 'further_away'] as const;
export type MatchLabel = (typeof matchLabels)[number];

/** The lower of two labels: of two pets that move together, or for two people. */
export const lowerMatchLabel = (a: MatchLabel, b: MatchLabel): MatchLabel =>
  matchLabels.indexOf(a) > matchLabels.indexOf(b) ? a : b;

/** With fewer criteria, a match is not called great, and its score is not shown. */
const MIN_CRITERIA = 3;

/**
 * What each label requires, the best first; otherwise a pet is worth meeting, or {@link isFurtherAway}. A good fit has
 * no criterion that is known not to be met.
 */
const rules = [
  {
    fit: 'great',
    minCriteria: MIN_CRITERIA,
    /** @param share of the penalty in the weight of what was asked */
    allowsPenalty: (share: number) => share <= 1 / 10,
    /**
     * All that is known is met, nothing is unknown about people and animals of the home, and the heaviest wishes are
     * known.
     */
    isStrict: true,
  },
  {
    fit: 'good',
    minCriteria: MIN_CRITERIA,
    allowsPenalty: (share: number) => share < 1 / 4,
    isStrict: false,
  },
  {
    fit: 'good',
    minCriteria: 1,
    allowsPenalty: (share: number) => share === 0,
    isStrict: false,
  },
] as const;

interface Weighed {
  kind: ReasonKind;
  weight: number;
  is_household: boolean;
}

/**
 * @param reasons one for each criterion, required traits among them
 * @param weights of the reasons
 */
export function matchLabelOf(reasons: readonly Weighed[], weights: Weights): MatchLabel {
  if (isFurtherAway(weights)) return 'further_away';
  const hasMatch = reasons.some(({ kind }) => kind === 'match');
  const hasMiss = reasons.some(({ kind }) => kind === 'miss');
  if (!hasMatch || hasMiss) return 'worth_meeting';
  const share = pointsPenalty(weights) / Math.max(askedOf(weights), 1);
  const heaviest = Math.max(...reasons.map(({ weight }) => weight));
  const isStrictlyMet = reasons.every(
    ({ kind, weight, is_household }) =>
      kind === 'match' || (kind === 'unknown' && !is_household && weight < heaviest),
  );
  const rule = rules.find(
    ({ minCriteria, allowsPenalty, isStrict }) =>
      reasons.length >= minCriteria && allowsPenalty(share) && (isStrictlyMet || !isStrict),
  );
  return rule?.fit ?? 'worth_meeting';
}

/**
 * Whether the score is worth showing: enough was asked, and at least half of it can be compared. Otherwise the label and
 * the counts say it.
 */
export function isScoreMeaningful(reasons: readonly Pick<Weighed, 'kind' | 'weight'>[]): boolean {
  const sum = (some: typeof reasons) => some.reduce((total, { weight }) => total + weight, 0);
  const unknown = sum(reasons.filter(({ kind }) => kind === 'unknown'));
  return reasons.length >= MIN_CRITERIA && 2 * unknown <= sum(reasons);
}
