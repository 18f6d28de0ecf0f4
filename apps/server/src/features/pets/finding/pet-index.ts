import {
  choicesOf,
  mustHaveAll,
  withChoice,
  withoutChoice,
} from '@pawmatch/contract/finding/pet-choices';
import {
  type Condition,
  conditionsOf,
  type FilterablePet,
  type TermFilters,
  termsOf,
  wantedTerms,
} from '@pawmatch/contract/finding/pet-terms';
import { type SearchablePet, wordsOf } from '@pawmatch/contract/finding/pet-words';
import { type FacetName, facetValues } from '@pawmatch/contract/pets/pet-filter-values';
import type { PetFacets, PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import { LRUCache } from 'lru-cache';
import { BitSet } from './bit-set.ts';
import { createPetOrder, joinNumbers, sortByScore } from './pet-order.ts';
import { compareTexts } from './sorted-list.ts';
import { createWordIndex, type FoundByWords } from './word-index.ts';

/** What is known of a pet for finding it. */
export type IndexedPet = FilterablePet &
  SearchablePet & { id: string; name: string; version: number; createdAt: Date };

export interface FoundPets {
  ids: string[];
  total: number;
}

/** The part of a query that chooses a page of its matches. */
type PageField = 'offset' | 'skip' | 'limit';

const MAX_RECENT_QUERIES = 50;

const noPets = new BitSet();

export type PetIndex = ReturnType<typeof createPetIndex>;

/**
 * All pets in memory, to find them by any filters and to count them in a few milliseconds: for each term
 * (`size=Small`) the set of the pets that have it, one bit a pet, and for each word its pets. A pet has a
 * number; a changed pet gets a new one, and its old one is no longer in `current`.
 */
export function createPetIndex() {
  const numbers = new Map<string, number>();
  const ids: string[] = [];
  const versions: number[] = [];
  const current = new BitSet();
  const petsOfTerm = new Map<string, BitSet>();
  const words = createWordIndex();
  const orders = {
    waiting: createPetOrder<number>((a, b) => a - b),
    name: createPetOrder(compareTexts),
  };

  /** The ordered matches of recent queries, so that their other pages are only cut out of them. */
  const recentMatches = new LRUCache<string, Uint32Array>({ max: MAX_RECENT_QUERIES });

  function remove(id: string): void {
    const number = numbers.get(id);
    if (number === undefined) return;
    recentMatches.clear();
    numbers.delete(id);
    current.remove(number);
  }

  function add(pet: IndexedPet): void {
    remove(pet.id);
    recentMatches.clear();
    const number = ids.push(pet.id) - 1;
    numbers.set(pet.id, number);
    versions.push(pet.version);
    current.add(number);
    for (const term of termsOf(pet)) {
      const pets = petsOfTerm.get(term);
      if (pets) pets.add(number);
      else petsOfTerm.set(term, new BitSet()).get(term)?.add(number);
    }
    words.add(number, wordsOf(pet));
    orders.waiting.add(number, { key: pet.createdAt.getTime(), id: pet.id });
    orders.name.add(number, { key: pet.name.toLowerCase(), id: pet.id });
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

  /** The pets that meet all conditions. */
  function petsThatMatch(filters: TermFilters, found: FoundByWords | undefined): BitSet {
    const pets = found ? found.pets.copy().intersect(current) : current.copy();
    for (const conditions of conditionsOf(filters).values()) {
      for (const condition of conditions) apply(pets, condition);
    }
    return pets;
  }

  /** A list and its counts search for the same words. */
  let lastSearch: { q: string; size: number; found: FoundByWords } | undefined;

  function search(q: string | undefined): FoundByWords | undefined {
    if (q === undefined) return undefined;
    if (lastSearch?.q !== q || lastSearch.size !== ids.length) {
      lastSearch = { q, size: ids.length, found: words.find(q, ids.length) };
    }
    return lastSearch.found;
  }

  /** B1.02: the pets by how many of the wanted terms they lack, from none to all. */
  function groupByUnknown(pets: BitSet, filters: TermFilters): BitSet[] {
    let groups = [pets];
    for (const terms of wantedTerms(filters)) {
      const wanted = new BitSet();
      for (const term of terms) wanted.unite(setOf(term));
      const having = groups.map((group) => group.copy().intersect(wanted));
      const lacking = groups.map((group) => group.copy().subtract(wanted));
      groups = [...having, new BitSet()].map((group, index) => {
        const before = lacking[index - 1];
        return before ? group.unite(before) : group;
      });
    }
    return groups;
  }

  /** The numbers of the pets that match a query, in its order. */
  function sortMatches({ sort, q, ...filters }: Omit<PetQuery, PageField>): Uint32Array {
    const found = search(q);
    const order = sort === 'name' ? orders.name : orders.waiting;
    const isReversed = sort !== 'name' && sort !== 'waiting';
    const groups = groupByUnknown(petsThatMatch(filters, found), filters).map((pets) => {
      const inOrder = order.sort(pets, isReversed);
      return found && !sort ? sortByScore(inOrder, found.scores) : inOrder;
    });
    return groups.length === 1 ? (groups[0] as Uint32Array) : joinNumbers(groups);
  }

  /** B1.07: how many pets there would be without each of the choices. */
  function countWithout({ q, ...filters }: PetFilters, found: FoundByWords | undefined) {
    const names = [...new Set(choicesOf(filters).map(({ name }) => name))];
    const without = names.flatMap((name) => {
      const values = choicesOf(filters).filter((choice) => choice.name === name);
      // Pets may have any of them, unless a filter wants all.
      const changes = mustHaveAll(name)
        ? values.map(({ value }) => [value])
        : [values.map(({ value }) => value)];
      return changes.map((removed) => {
        const rest = removed.reduce(
          (all, value) => withoutChoice(all, name, value),
          filters as PetFilters,
        );
        return { name, values: removed, total: petsThatMatch(rest, found).count() };
      });
    });
    if (!q) return without;
    const total = petsThatMatch(filters, undefined).count();
    return [{ name: 'q' as const, values: [q], total }, ...without];
  }

  return {
    add,
    remove,
    /** The number of pets, and of all that were ever added. */
    size: () => ({ current: numbers.size, added: ids.length }),
    versionOf(id: string): number | undefined {
      const number = numbers.get(id);
      return number === undefined ? undefined : versions[number];
    },
    ids: () => numbers.keys(),

    /** B1.01: one page of the pets that match, and how many there are. */
    find({ offset, skip, limit, ...query }: PetQuery): FoundPets {
      const key = JSON.stringify(query);
      let matches = recentMatches.get(key);
      if (!matches) {
        matches = sortMatches(query);
        recentMatches.set(key, matches);
      }
      const start = Math.max(offset ?? 0, skip ?? 0);
      const page = Array.from(
        matches.subarray(start, start + limit),
        (number) => ids[number] ?? '',
      );
      return { ids: page, total: matches.length };
    },

    count({ q, ...filters }: PetFilters): number {
      return petsThatMatch(filters, search(q)).count();
    },

    /** The ids of all pets that match, in a fixed order. */
    matchingIds({ q, ...filters }: PetFilters): string[] {
      const pets = petsThatMatch(filters, search(q));
      return Array.from(orders.waiting.sort(pets), (number) => ids[number] ?? '').sort(
        compareTexts,
      );
    },

    /** B1.05, B1.07: what each further choice would leave, and what each chosen one keeps out. */
    facets(all: PetFilters): PetFacets {
      const { q, ...filters } = all;
      const found = search(q);
      const matches = petsThatMatch(filters, found);
      const total = matches.count();
      const facets = Object.fromEntries(
        Object.entries(facetValues).map(([name, values]) => {
          const facet = name as FacetName;
          const isOpen = filters[facet] === undefined;
          const rest = isOpen ? matches : petsThatMatch({ ...filters, [facet]: undefined }, found);
          const totals = values.map((value) => {
            const pets = rest.copy();
            for (const condition of conditionsOf(withChoice(filters, facet, value)).get(facet) ??
              [])
              apply(pets, condition);
            return [value, pets.count()] as const;
          });
          return [facet, Object.fromEntries(totals.filter(([, total]) => total > 0))];
        }),
      ) as PetFacets['facets'];
      return {
        total,
        facets,
        mended: found?.mended ?? [],
        without: total === 0 ? countWithout(all, found) : [],
      };
    },
  };
}
