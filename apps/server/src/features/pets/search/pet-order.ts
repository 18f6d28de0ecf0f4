import type { BitSet } from './bit-set.ts';
import { compareTexts, createSortedList } from './sorted-list.ts';

interface Entry<Key> {
  key: Key;
  id: string;
}

/** Numbers of pets in an order. Numbers of removed pets stay; they are in no set that is asked for. */
export function createPetOrder<Key>(compareKeys: (a: Key, b: Key) => number) {
  const entries: Entry<Key>[] = [];
  function compare(a: number, b: number): number {
    const first = entries[a] as Entry<Key>;
    const second = entries[b] as Entry<Key>;
    const order = compareKeys(first.key, second.key);
    if (order !== 0) return order;
    return compareTexts(first.id, second.id);
  }

  const sorted = createSortedList(compare);

  return {
    add(number: number, entry: Entry<Key>): void {
      entries[number] = entry;
      sorted.add(number);
    },

    prepare: sorted.prepare,

    /** The numbers of a set in this order, or in its reverse. */
    sort(pets: BitSet, isReversed = false): Uint32Array {
      const numbers = sorted.items();
      const inOrder = new Uint32Array(pets.count());
      const { length } = numbers;
      let end = 0;
      for (let index = 0; end < inOrder.length && index < length; index += 1) {
        const number = numbers[isReversed ? length - 1 - index : index] ?? 0;
        if (pets.has(number)) inOrder[end++] = number;
      }
      return inOrder;
    },
  };
}

/** Sorts by counting: the highest score first, and equal scores in the order that they had. */
export function sortByScore(numbers: Uint32Array, scores: Uint16Array): Uint32Array {
  const scoreOf = (number: number) => scores[number] ?? 0;
  const counts: number[] = [];
  for (const number of numbers) counts[scoreOf(number)] = (counts[scoreOf(number)] ?? 0) + 1;
  let position = 0;
  const positions = counts.map(() => 0);
  for (let score = counts.length - 1; score >= 0; score -= 1) {
    positions[score] = position;
    position += counts[score] ?? 0;
  }
  const sorted = new Uint32Array(numbers.length);
  for (const number of numbers) {
    const next = positions[scoreOf(number)] ?? 0;
    sorted[next] = number;
    positions[scoreOf(number)] = next + 1;
  }
  return sorted;
}

export function joinNumbers(parts: readonly Uint32Array[]): Uint32Array {
  const whole = new Uint32Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
