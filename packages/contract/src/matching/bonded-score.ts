import type { MatchablePet, MatchCriteria } from './facts.ts';
import { lowerFit } from './fit.ts';
import type { Match } from './match.ts';
import { addUpLoss, scoreMatch } from './score.ts';

/** The other pet of a bonded pair. */
export type MatchablePartner = MatchablePet & { id: string; name: string };

/**
 * B1.14: as {@link addUpLoss}. A pair loses what the pet that fits less loses, and is excluded when one of them
 * is: they move together.
 * @param partner null for a pet that moves on its own
 */
export function addUpLossOfPair(
  pet: MatchablePet,
  partner: MatchablePet | null,
  criteria: MatchCriteria,
): number | null {
  const own = addUpLoss(pet, criteria);
  if (own === null || !partner) return own;
  const other = addUpLoss(partner, criteria);
  return other === null ? null : Math.max(own, other);
}

/** B1.14: as {@link scoreMatch}, with the lower score of both pets of a pair and the reasons of each. */
export function scorePair(
  pet: MatchablePet,
  partner: MatchablePartner | null,
  criteria: MatchCriteria,
): Match | null {
  const own = scoreMatch(pet, criteria);
  if (!own) return null;
  if (!partner) return { ...own, bonded_with: null };
  const other = scoreMatch(partner, criteria);
  if (!other) return null;
  return {
    ...own,
    score: Math.min(own.score, other.score),
    fit: lowerFit(own.fit, other.fit),
    bonded_with: { ...other, id: partner.id, name: partner.name },
  };
}
