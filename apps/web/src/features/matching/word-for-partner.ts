import type { Match, MatchReason, PetMatch } from '@pawmatch/contract/matching/match';
import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import type { MatchedPet } from './matching-api.ts';
import { partnerMatchingTexts as texts } from './matching-messages.ts';

/** Facts of the household are the same for both. Only allergies are of one person. */
const isOfOne = ({ of_partner, is_household, aspect }: MatchReason) =>
  of_partner === true && (!is_household || aspect === 'allergies');

function wordReason(reason: MatchReason, partner: string): MatchReason {
  if (!isOfOne(reason)) return reason;
  const { kind, label, yours, theirs, text } = reason;
  return {
    ...reason,
    text: theirs === null ? text : texts.reason({ kind, label, yours, theirs, name: partner }),
    yours: texts.answerOf(partner, yours),
  };
}

const wordReasons = <Of extends PetMatch>(match: Of, partner: string): Of => ({
  ...match,
  reasons: match.reasons.map((reason) => wordReason(reason, partner)),
});

/** The match of both, in which "you" is the user and the partner is called by name. */
function wordMatch(match: Match, partner: string): Match {
  const { bonded_with: bonded } = match;
  return {
    ...wordReasons(match, partner),
    bonded_with: bonded && wordReasons(bonded, partner),
  };
}

/** @param partner null without partner matching */
export const wordVerdict = (verdict: PetVerdict, partner: string | null): PetVerdict =>
  partner && verdict.together && verdict.match
    ? { ...verdict, match: wordMatch(verdict.match, partner) }
    : verdict;

/** @param partner null without partner matching */
export const wordForPartner = (pet: MatchedPet, partner: string | null): MatchedPet =>
  partner && pet.together && pet.match ? { ...pet, match: wordMatch(pet.match, partner) } : pet;
