import type { MatchReason, PetMatch } from '@pawmatch/contract/matching/match';
import { listUnknown } from '@pawmatch/contract/matching/open-questions';
import { reasonKinds } from '@pawmatch/contract/matching/scoring/weights';

/** How many reasons are shown before "Show more". */
const FIRST_REASONS = 3;

/** What a card says about a match; each part has the heaviest reasons first. */
interface CardReasons {
  /** Known facts: what fits, what nearly fits, what does not. */
  known: MatchReason[];
  /** Unknown facts that the household depends on. */
  household: MatchReason[];
  /** Other unknown facts, each once. */
  toAsk: MatchReason[];
}

export function sortReasons({ reasons }: PetMatch): CardReasons {
  const unknown = listUnknown({ reasons });
  return {
    known: reasons.filter(({ kind }) => kind !== 'unknown').sort((a, b) => b.weight - a.weight),
    household: unknown.filter((reason) => reason.is_household),
    toAsk: unknown.filter((reason) => !reason.is_household),
  };
}

/** The weightiest of the known reasons. The heaviest one that does not fit is always among them. */
export function pickWeightiest(known: readonly MatchReason[]): MatchReason[] {
  const first = known.slice(0, FIRST_REASONS);
  const heaviestMiss = known.find(({ kind }) => kind === 'miss');
  if (!heaviestMiss || first.includes(heaviestMiss)) return first;
  return [...first.slice(0, -1), heaviestMiss];
}

const placeOf = ({ kind }: MatchReason) => reasonKinds.indexOf(kind);

/** What fits stands before what nearly fits, and that before what does not. */
export const fitsFirst = (reasons: readonly MatchReason[]): MatchReason[] =>
  [...reasons].sort((a, b) => placeOf(a) - placeOf(b));
