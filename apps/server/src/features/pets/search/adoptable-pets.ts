import type { Condition } from '@pawmatch/contract/search/words/pet-terms';
import type { BitSet } from './bit-set.ts';

/** The pets that adopters can get to know, who waits longest first. They stay as they were when they were asked for. */
export interface AdoptablePets {
  ids: readonly string[];
  /** The positions of both pets of bonded pairs, each with that of the other one. */
  partners: ReadonlyMap<number, number>;
  /** Visits the positions of those that meet all conditions, in no order. */
  forEachThatMeets(conditions: readonly Condition[], visit: (position: number) => void): void;
}

/** What an index knows of its pets, by their numbers. */
interface KnownPets {
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** Of pets that are one of a pair, the id of the other one. */
  bonds: ReadonlyMap<number, string>;
  inOrder(pets: BitSet): Uint32Array;
  apply(pets: BitSet, condition: Condition): void;
}

/** Takes a pet of a bonded pair only with the other one: they move together. */
export function takeAdoptable(
  available: BitSet,
  { ids, numbers, bonds, inOrder, apply }: KnownPets,
): AdoptablePets {
  const pets = available.copy();
  const pairs = new Map<number, number>();
  for (const [number, otherId] of bonds) {
    const other = numbers.get(otherId);
    if (other === undefined || !available.has(other)) pets.remove(number);
    else if (pets.has(number)) pairs.set(number, other);
  }
  const order = inOrder(pets);
  const positions = new Int32Array(ids.length);
  order.forEach((number, position) => {
    positions[number] = position;
  });
  const positionOf = (number: number) => positions[number] ?? -1;
  return {
    ids: Array.from(order, (number) => ids[number] ?? ''),
    partners: new Map([...pairs].map(([one, other]) => [positionOf(one), positionOf(other)])),
    forEachThatMeets(conditions, visit) {
      const meeting = pets.copy();
      for (const condition of conditions) apply(meeting, condition);
      meeting.forEach((number) => {
        visit(positionOf(number));
      });
    },
  };
}
