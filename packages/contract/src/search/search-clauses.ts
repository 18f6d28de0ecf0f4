import type { HomeLookup } from './search-homes.ts';

/** Where clauses of a search end, and what is said of somebody in them. */
export function createClauses(
  keys: readonly string[],
  { lengthOf, is, valueAt, agesAfter, isForPet, isAnimalAt }: HomeLookup,
) {
  const wordsAt = (at: number) => Math.max(1, valueAt(at)?.length ?? 0);
  /** Not "a dog that needs space". */
  const isWanting = (at: number) =>
    lengthOf('wants', at) > 0 &&
    !(isOfRelative(at) && isAnimalAt(at - 2 - Number(is('but', at - 1))));
  /** "who just wants" */
  function isOfRelative(at: number): boolean {
    return is('relative', at - 1 - Number(is('but', at - 1)));
  }
  const isWish = (at: number) => isWanting(at) || lengthOf('modal', at) > 0 || is('auxiliary', at);

  /** Whether another clause begins: a comma, "but", "so", "and we". */
  const isBoundary = (at: number): boolean =>
    keys[at] === undefined ||
    keys[at] === ',' ||
    (is('but', at) && !is('degree', at)) ||
    is('clause', at) ||
    (lengthOf('and', at) > 0 &&
      (is('subject', at + 1) ||
        (is('definite', at + 1) &&
          (is('former', at + 2) || (is('companion', at + 2) && agesAfter(at + 3) !== undefined)))));

  /** Where what is said of somebody ends: at another clause, or at a wish. */
  function predicateEnd(start: number): number {
    let end = start;
    while (
      !isBoundary(end) &&
      !isWish(end) &&
      lengthOf('goodWith', end) === 0 &&
      lengthOf('badWith', end) === 0 &&
      !is('liking', end) &&
      lengthOf('not', end) < 2 &&
      !isForPet(end)
    )
      end += wordsAt(end);
    return Math.min(end, keys.length);
  }

  const clauseEnd = (start: number): number => {
    let end = start;
    while (!isBoundary(end)) end += 1;
    return end;
  };

  return { wordsAt, isOfRelative, isWanting, isWish, isBoundary, clauseEnd, predicateEnd };
}
