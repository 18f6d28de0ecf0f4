import type { Condition } from '@pawmatch/contract/search/words/pet-terms';
import { BitSet } from './bit-set.ts';

const noPets = new BitSet();

/** For each term (`size=Small`), the numbers of the pets that have it. */
export function createTermSets() {
  const petsOfTerm = new Map<string, BitSet>();

  function add(number: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const pets = petsOfTerm.get(term) ?? new BitSet();
      pets.add(number);
      petsOfTerm.set(term, pets);
    }
  }

  const setOf = (term: string): BitSet => petsOfTerm.get(term) ?? noPets;

  function apply(pets: BitSet, condition: Condition): void {
    if ('noneOf' in condition) {
      for (const term of condition.noneOf) pets.subtract(setOf(term));
      return;
    }
    const [only, ...others] = condition.anyOf;
    if (only !== undefined && others.length === 0) {
      pets.intersect(setOf(only));
      return;
    }
    const any = new BitSet();
    for (const term of condition.anyOf) any.unite(setOf(term));
    pets.intersect(any);
  }

  /**
   * How many of the pets meet the conditions of one filter, of which a pet has one term at most unless it must
   * have several: then the numbers of the terms add up, and no set needs to be made.
   */
  function countMeeting(pets: BitSet, conditions: readonly Condition[]): number {
    const [only, ...others] = conditions;
    if (!only || others.length > 0) {
      const meeting = pets.copy();
      for (const condition of conditions) apply(meeting, condition);
      return meeting.count();
    }
    const terms = 'anyOf' in only ? only.anyOf : only.noneOf;
    const having = terms.reduce((sum, term) => sum + pets.countShared(setOf(term)), 0);
    return 'anyOf' in only ? having : pets.count() - having;
  }

  return { add, setOf, apply, countMeeting };
}
