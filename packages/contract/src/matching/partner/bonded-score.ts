import type { MatchablePet, MatchCriteria } from '../facts.ts';
import type { Match } from '../match.ts';
import { lowerMatchLabel } from '../scoring/match-label.ts';
import { calculatePenalty, scoreMatch } from '../scoring/score.ts';

/** The other pet of a bonded pair. */
export type MatchablePartner = MatchablePet & { id: string; name: string };

/**
 * As {@link calculatePenalty}. A pair has the larger penalty of its two pets, and is excluded when one of them
 * is: they move together.
 * @param partner null for a pet that moves on its own
 */
export function calculatePairPenalty(
  pet: MatchablePet,
  partner: MatchablePet | null,
  criteria: MatchCriteria,
): number | null {
  const own = calculatePenalty(pet, criteria);
  if (own === null || !partner) return own;
  const other = calculatePenalty(partner, criteria);
  return other === null ? null : Math.max(own, other);
}

/** As {@link scoreMatch}, with the lower score of both pets of a pair and the reasons of each. */
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
    fit: lowerMatchLabel(own.fit, other.fit),
    bonded_with: { ...other, id: partner.id, name: partner.name },
  };
}
