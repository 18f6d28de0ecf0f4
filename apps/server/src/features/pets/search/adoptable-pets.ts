import type { Condition } from '@pawmatch/contract/search/words/pet-terms';
import { BitSet } from './bit-set.ts';

/** What a pet may have one of, such as the sizes: the conditions that it meets with each. */
export type Alternatives = readonly (readonly Condition[])[];

/** The pets that adopters can get to know, who waits longest first. They stay as they were when they were asked for. */
export interface AdoptablePets {
  size: number;
  idAt(position: number): string;
  positionOf(id: string): number | undefined;
  /** The positions of both pets of bonded pairs, each with that of the other one. */
  partners: ReadonlyMap<number, number>;
  /** Which alternative a pet has, of which it must have one: by the number of the pet, and by its position. */
  columnOf(alternatives: Alternatives): { values: Uint8Array; numbers: Uint32Array };
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

/**
 * @returns takes a pet of a bonded pair only with the other one: they move together. What was asked of all pets is
 *   then read only of those that were added since, because the facts of a number never change.
 */
export function createAdoptablePets({ ids, numbers, bonds, inOrder, apply }: KnownPets) {
  const columns = new Map<Alternatives, Uint8Array>();

  /** By the numbers of all pets that were ever added. */
  function columnOfAll(alternatives: Alternatives): Uint8Array {
    const known = columns.get(alternatives) ?? new Uint8Array();
    if (known.length === ids.length) return known;
    const column = new Uint8Array(ids.length);
    column.set(known);
    const added = BitSet.range(known.length, ids.length);
    for (const [index, conditions] of alternatives.entries()) {
      const meeting = added.copy();
      for (const condition of conditions) apply(meeting, condition);
      meeting.forEach((number) => {
        column[number] = index;
      });
    }
    columns.set(alternatives, column);
    return column;
  }

  return (available: BitSet): AdoptablePets => {
    const pets = available.copy();
    const pairs = new Map<number, number>();
    for (const [number, otherId] of bonds) {
      const other = numbers.get(otherId);
      if (other === undefined || !available.has(other)) pets.remove(number);
      else if (pets.has(number)) pairs.set(number, other);
    }
    const order = inOrder(pets);
    const knownThen = ids.length;
    const idAt = (position: number) => ids[order[position] ?? 0] ?? '';
    let positions: Int32Array | undefined;
    let positionsThen: ReadonlyMap<string, number> | undefined;

    function positionAt(number: number): number | undefined {
      if (!positions) {
        positions = new Int32Array(knownThen).fill(-1);
        for (const [position, it] of order.entries()) positions[it] = position;
      }
      const position = positions[number] ?? -1;
      return position === -1 ? undefined : position;
    }

    return {
      size: order.length,
      idAt,
      positionOf(id) {
        const number = numbers.get(id) ?? knownThen;
        if (number < knownThen) return positionAt(number);
        // It has changed since, and has another number, or was removed.
        positionsThen ??= new Map(Array.from(order, (_, position) => [idAt(position), position]));
        return positionsThen.get(id);
      },
      partners: new Map(
        [...pairs].map(([one, other]) => [positionAt(one) ?? -1, positionAt(other) ?? -1]),
      ),
      columnOf: (alternatives) => ({ values: columnOfAll(alternatives), numbers: order }),
    };
  };
}
