import { createClauses } from './search-clauses.ts';
import type { HomeLookup } from './search-homes.ts';
import type { Scope } from './search-scopes.ts';

/** After these, what a clause says is wished, whoever is its subject: "my kids want", "my mom can't handle". */
const wishing = [
  'wants',
  'prefers',
  'modal',
  'auxiliary',
  'dream',
  'not',
  'goodWith',
  'badWith',
  'pronoun',
  'next',
] as const;

/**
 * Finds where a description may as well be one of the adopter's side: in a clause about "I", "my dog" or "the house" it is a wish
 * only after a word that says so. Nobody misses a chip as much as they are led astray by a wrong one.
 */
export function createDoubts(keys: readonly string[], lookup: HomeLookup) {
  const { lengthOf, is, isUnknown, isAnimalAt } = lookup;
  const { isBoundary } = createClauses(keys, lookup);
  const isStart = (at: number) =>
    isBoundary(at) || is('relative', at) || (lengthOf('and', at) > 0 && is('own', at + 1));
  const isSelf = (at: number) => is('subject', at) || is('self', at);

  /** Who else than the pet is the subject of what stands at a position. */
  function subjectBefore(start: number): number | undefined {
    let subject: number | undefined;
    let isPlace = false;
    for (let at = start - 1; !isStart(at); at -= 1) {
      if (wishing.some((role) => lengthOf(role, at) > 0)) return undefined;
      // Not "in our small flat".
      isPlace ||= is('place', at);
      if (is('for', at) && !isPlace) return undefined;
      // "can I have a puppy?"
      if (isSelf(at)) return is('auxiliary', at - 1) ? undefined : at;
      if (is('own', at)) subject = at;
    }
    return subject;
  }

  /** "large family, small house medium dog" says nothing of the family. */
  const isVerb = (at: number) =>
    isSelf(at) ||
    (isUnknown(at) && !is('breed', at)) ||
    (['is', 'have', 'filler'] as const).some((role) => lengthOf(role, at) > 0);

  return function doubtAt(start: number): Scope | undefined {
    const subject = is('for', start) ? undefined : subjectBefore(start);
    if (subject === undefined) return undefined;
    const isBetween = (isFound: (at: number) => boolean) =>
      keys.slice(subject, start).some((_, index) => isFound(subject + index));
    if (!isBetween(isVerb)) return undefined;
    const isAnimal = isBetween(isAnimalAt);
    return {
      end: start,
      arePetsAtHome: undefined,
      isAnimal,
      isSelf: isSelf(subject),
      isDoing: false,
    };
  };
}
