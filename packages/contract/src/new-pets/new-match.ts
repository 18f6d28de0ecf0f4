import type { MatchablePet, MatchCriteria } from '../matching/facts.ts';
import type { PetMatch } from '../matching/match.ts';
import { calculatePairPenalty, scorePair } from '../matching/partner/bonded-score.ts';
import { MAX_PENALTY_OF_MATCH } from '../matching/scoring/weights.ts';

/** Days after which a pet no longer counts as new. */
export const NEW_PET_DAYS = 30;

type Scored = Pick<PetMatch, 'score' | 'fit' | 'met'>;

/** The score means nothing without a criterion that is met. */
const isAboveBest = ({ score, fit, met }: Scored, bestSeen: number | null): boolean =>
  bestSeen !== null && score > bestSeen && fit !== 'further_away' && met > 0;

/**
 * Whether a new pet gets a mark in the navigation: a great fit, or a better one than all that the person has seen.
 * @param bestSeen the score of the first pet when the person last opened the matches, 0 when there was none or when
 *   it was further away; null before the first time
 */
export const isNewMatch = (match: Scored, bestSeen: number | null): boolean =>
  match.fit === 'great' || isAboveBest(match, bestSeen);

/**
 * Whether an alert about the matches mentions a new pet: a good fit, or one that gets a mark.
 * @param partner the other pet of a bonded pair; null for a pet that moves on its own
 * @param bestSeen as in {@link isNewMatch}
 */
export function isAlertMatch(
  pet: MatchablePet,
  partner: MatchablePet | null,
  criteria: MatchCriteria,
  bestSeen: number | null,
): boolean {
  // Cheap, and true of most pets: one that is further away is left out.
  const penalty = calculatePairPenalty(pet, partner, criteria);
  if (penalty === null || penalty > MAX_PENALTY_OF_MATCH) return false;
  const match = scorePair(pet, partner && { ...partner, id: '', name: '' }, criteria);
  if (!match) return false;
  return match.fit === 'great' || match.fit === 'good' || isAboveBest(match, bestSeen);
}
