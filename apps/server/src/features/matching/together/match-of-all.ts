import { type MatchablePartner, scorePair } from '@pawmatch/contract/matching/bonded-score';
import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import { type Fit, fits } from '@pawmatch/contract/matching/fit';
import type { Match } from '@pawmatch/contract/matching/match';
import type { FitOfBoth } from '@pawmatch/contract/matching/matching-endpoints';

const lowerFit = (a: Fit, b: Fit): Fit => (fits.indexOf(a) > fits.indexOf(b) ? a : b);

/**
 * B2.11: the match of one person; of two, the first one's reasons with the lower score and word.
 * @param bonded the other pet of a bonded pair
 * @returns null when the pet is not possible for one of them
 */
export function matchOfAll(
  pet: MatchablePet,
  bonded: MatchablePartner | null,
  [own, partner]: readonly [MatchCriteria, ...MatchCriteria[]],
): { match: Match; together?: FitOfBoth } | null {
  const match = scorePair(pet, bonded, own);
  if (!match || !partner) return match && { match };
  const theirs = scorePair(pet, bonded, partner);
  if (!theirs) return null;
  const score = Math.min(match.score, theirs.score);
  return {
    match: { ...match, score, fit: lowerFit(match.fit, theirs.fit) },
    together: {
      yours: match.score,
      partner: theirs.score,
      open_for_partner: theirs.reasons
        .filter(({ kind }) => kind !== 'match')
        .map(({ label }) => label),
    },
  };
}
