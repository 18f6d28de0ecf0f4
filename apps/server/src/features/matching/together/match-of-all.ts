import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import { type Fit, fits } from '@pawmatch/contract/matching/fit';
import type { Match } from '@pawmatch/contract/matching/match';
import type { FitOfBoth } from '@pawmatch/contract/matching/matching-endpoints';
import { scoreMatch } from '@pawmatch/contract/matching/score';

const lowerFit = (a: Fit, b: Fit): Fit => (fits.indexOf(a) > fits.indexOf(b) ? a : b);

/**
 * B2.11: the match of one person; of two, the first one's reasons with the lower score and word.
 * @returns null when the pet is not possible for one of them
 */
export function matchOfAll(
  pet: MatchablePet,
  [own, partner]: readonly [MatchCriteria, ...MatchCriteria[]],
): { match: Match; together?: FitOfBoth } | null {
  const match = scoreMatch(pet, own);
  if (!match || !partner) return match && { match };
  const theirs = scoreMatch(pet, partner);
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
