import type { MatchReason, PetMatch } from '@pawmatch/contract/matching/match';

const ORDER: readonly MatchReason['kind'][] = ['match', 'near', 'miss'];

/** What a card says about a match; each part has the heaviest reasons first. */
interface CardReasons {
  /** Known facts: what fits, what nearly fits, what does not. */
  known: MatchReason[];
  /** Unknown facts that the household depends on. */
  household: MatchReason[];
  /** Other unknown facts, each once. */
  toAsk: MatchReason[];
}

/** The time for walks depends on the energy level, so that one question answers both. */
const isAskedOnce = ({ aspect }: MatchReason, _: number, unknown: readonly MatchReason[]) =>
  aspect !== 'daily_time' || !unknown.some((other) => other.aspect === 'energy');

export function sortReasons(match: PetMatch | null): CardReasons {
  const reasons = match?.reasons ?? [];
  const unknown = reasons.filter(({ kind }) => kind === 'unknown').filter(isAskedOnce);
  return {
    known: reasons
      .filter(({ kind }) => kind !== 'unknown')
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    household: unknown.filter((reason) => reason.is_household),
    toAsk: unknown.filter((reason) => !reason.is_household),
  };
}

/** Questions about everything that is unknown, those of the household first. */
export function questionsOf(match: PetMatch | null): string[] {
  const { household, toAsk } = sortReasons(match);
  return [...household, ...toAsk].flatMap(({ question }) => question ?? []);
}
