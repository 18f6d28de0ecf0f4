import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import type { Match, MatchReason, PetMatch } from '@pawmatch/contract/matching/match';
import type { PartnerScores } from '@pawmatch/contract/matching/matching-endpoints';
import { listUnknown } from '@pawmatch/contract/matching/open-questions';
import { type MatchablePartner, scorePair } from '@pawmatch/contract/matching/partner/bonded-score';
import { weightedCriterionNames } from '@pawmatch/contract/matching/scoring/criterion-weights';
import { lowerMatchLabel } from '@pawmatch/contract/matching/scoring/match-label';

/** The same answer of both: the pet is compared with it once. */
const isSameAnswer = (one: MatchReason, other: MatchReason) =>
  one.aspect === other.aspect && one.label === other.label && one.yours === other.yours;

/** As in the match of one person: required traits, then the heaviest first. */
const orderOf = ({ aspect }: MatchReason) =>
  aspect === 'training' ? -1 : weightedCriterionNames.indexOf(aspect);

/** Combines the reasons of two partners; reasons of the partner only are marked. */
function combineReasons(
  yours: readonly MatchReason[],
  theirs: readonly MatchReason[],
): Pick<PetMatch, 'asked' | 'known' | 'met' | 'reasons'> {
  const added = theirs
    .filter((reason) => !yours.some((own) => isSameAnswer(own, reason)))
    .map((reason) => ({ ...reason, of_partner: true }));
  const reasons = [...yours, ...added].sort((a, b) => orderOf(a) - orderOf(b));
  const known = reasons.filter(({ kind }) => kind !== 'unknown').length;
  return {
    asked: known + listUnknown({ reasons }).length,
    known,
    met: reasons.filter(({ kind }) => kind === 'match').length,
    reasons,
  };
}

/**
 * The match of one person, or of two: the lower score and label, with the reasons of both.
 * @param bonded the other pet of a bonded pair
 * @returns null when the pet is not possible for one of them
 */
export function matchForPartners(
  pet: MatchablePet,
  bonded: MatchablePartner | null,
  [own, partner]: readonly [MatchCriteria, ...MatchCriteria[]],
): { match: Match; together?: PartnerScores } | null {
  const yours = scorePair(pet, bonded, own);
  if (!yours || !partner) return yours && { match: yours };
  const theirs = scorePair(pet, bonded, partner);
  if (!theirs) return null;
  return {
    match: joinMatches(yours, theirs),
    together: { yours: yours.score, partner: theirs.score },
  };
}

function joinMatches(yours: Match, theirs: Match): Match {
  const bonded =
    yours.bonded_with && theirs.bonded_with
      ? {
          ...yours.bonded_with,
          ...joinPetMatches(yours.bonded_with, theirs.bonded_with),
        }
      : null;
  return { ...joinPetMatches(yours, theirs), bonded_with: bonded };
}

const joinPetMatches = (yours: PetMatch, theirs: PetMatch): PetMatch => ({
  score: Math.min(yours.score, theirs.score),
  fit: joinMatchLabels(yours, theirs),
  ...combineReasons(yours.reasons, theirs.reasons),
});

/** The lower label. Who asked for nothing leaves it to the other, because any pet is as good for them. */
function joinMatchLabels(yours: PetMatch, theirs: PetMatch): PetMatch['fit'] {
  if (yours.asked === 0) return theirs.fit;
  if (theirs.asked === 0) return yours.fit;
  return lowerMatchLabel(yours.fit, theirs.fit);
}
