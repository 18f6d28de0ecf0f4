import type { BitSet } from './bit-set.ts';

/** More new pets are cheaper to sort together with all others than to insert one by one. */
const MAX_INSERTED = 64;

interface Entry<Key> {
  key: Key;
  id: string;
}

/** Numbers of pets in an order. Numbers of removed pets stay; they are in no set that is asked for. */
export function createPetOrder<Key>(compareKeys: (a: Key, b: Key) => number) {
  const entries: Entry<Key>[] = [];
  let sorted: number[] = [];
  let added: number[] = [];

  function compare(a: number, b: number): number {
    const first = entries[a] as Entry<Key>;
    const second = entries[b] as Entry<Key>;
    const order = compareKeys(first.key, second.key);
    if (order !== 0) return order;
    return first.id < second.id ? -1 : first.id > second.id ? 1 : 0;
  }

  function insert(number: number): void {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted[middle] ?? 0, number) < 0) low = middle + 1;
      else high = middle;
    }
    sorted.splice(low, 0, number);
  }

  function sortAdded(): void {
    if (added.length > MAX_INSERTED) sorted = [...sorted, ...added].sort(compare);
    else for (const number of added) insert(number);
    added = [];
  }

  return {
    add(number: number, entry: Entry<Key>): void {
      entries[number] = entry;
      added.push(number);
    },

    /** The first numbers of a set in this order, or in its reverse. */
    firstOf(pets: BitSet, count: number, isReversed = false): number[] {
      if (added.length > 0) sortAdded();
      const first: number[] = [];
      const { length } = sorted;
      for (let index = 0; index < length && first.length < count; index += 1) {
        const number = sorted[isReversed ? length - 1 - index : index] ?? 0;
        if (pets.has(number)) first.push(number);
      }
      return first;
    },
  };
}
