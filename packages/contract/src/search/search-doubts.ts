import type { FacetName } from '../pets/facts/pet-filter-values.ts';
import { createClauses } from './search-clauses.ts';
import type { Values } from './search-language.ts';
import type { PeopleLookup } from './search-people.ts';
import type { SaidWords } from './search-reading.ts';
import { isDescription, namesOf } from './search-values.ts';

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
 * Takes back what may as well be said of the adopter's side: in a clause about "I", "my dog" or "the house", a description
 * is a wish only after a word that says so. Nobody misses a chip as much as they are led astray by a wrong one.
 */
export function silenceDoubts(
  keys: readonly string[],
  lookup: PeopleLookup,
  said: readonly SaidWords[],
): void {
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
  const hasVerb = (subject: number, start: number) =>
    keys.slice(subject, start).some((_, index) => {
      const at = subject + index;
      return (
        isSelf(at) ||
        (isUnknown(at) && !is('breed', at)) ||
        (['is', 'have', 'filler'] as const).some((role) => lengthOf(role, at) > 0)
      );
    });

  /** "he fights with females", of which only a negation says what is wanted. */
  function isAfterAttack(start: number): boolean {
    let before = start;
    while (is('connector', before - 1)) before -= 1;
    return [2, 3].some((length) => lengthOf('badWith', before - length) === length);
  }

  for (const { statement, start } of said) {
    if (statement.isNegated || is('for', start)) continue;
    if (isAfterAttack(start)) statement.values = {};
    const subject = subjectBefore(start);
    if (subject === undefined || !hasVerb(subject, start)) continue;
    const isOfAnimal = keys.slice(subject, start).some((_, index) => isAnimalAt(subject + index));
    const isLimit =
      statement.isQuantity && (lengthOf('under', start) > 0 || !(isSelf(subject) || isOfAnimal));
    const { values } = statement;
    const isKept = (name: FacetName) =>
      !isDescription(name) ||
      // "my building has a limit of 35 pounds"
      (name === 'size' && isLimit) ||
      // "I'm 25 and a runner"
      (isSelf(subject) &&
        !is('person', subject) &&
        values[name]?.some((value) => value === 'VeryActive'));
    const kept = namesOf(values).filter(isKept);
    statement.values = Object.fromEntries(kept.map((name) => [name, values[name]])) as Values;
  }
}
