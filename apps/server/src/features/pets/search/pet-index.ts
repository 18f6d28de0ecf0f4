import type { PetFacets, PetFilters, PetQuery } from '@pawmatch/contract/pets/pet-query';
import { phrasesOfChoices } from '@pawmatch/contract/search/words/choice-phrases';
import {
  conditionsOf,
  type FilterablePet,
  meetsCondition,
  type TermFilters,
  termOf,
  termsOf,
  wantedTerms,
} from '@pawmatch/contract/search/words/pet-terms';
import { type SearchablePet, wordsOf } from '@pawmatch/contract/search/words/pet-words';
import { type AdoptablePets, createAdoptablePets } from './adoptable-pets.ts';
import { BitSet } from './bit-set.ts';
import { countFacets } from './pet-facets.ts';
import { createPetOrder, joinNumbers, sortByScore } from './pet-order.ts';
import { createSheltersOfPets } from './shelters-of-pets.ts';
import { compareTexts } from './sorted-list.ts';
import { createTermSets } from './term-sets.ts';
import { createWordIndex, type FoundByWords } from './word-index.ts';

/** What is known of a pet for finding it. */
export type IndexedPet = FilterablePet &
  SearchablePet & {
    id: string;
    name: string;
    /** The other pet of a bonded pair. */
    bondedWith: string | null;
    createdAt: Date;
    listedAt: Date;
    adoptedAt: Date | null;
  };

export interface FoundPets {
  ids: string[];
  total: number;
}

/** The part of a query that chooses a page of its matches. */
type PageField = 'offset' | 'skip' | 'limit';

/** Filters with the distances from their ZIP code. */
type LocatedFilters = PetFilters & TermFilters;
type LocatedQuery = Omit<PetQuery, PageField> & TermFilters;

export type PetIndex = ReturnType<typeof createPetIndex>;

/**
 * All pets in memory, to find them by any filters and to count them in a few milliseconds: for each term
 * (`size=Small`) the set of the pets that have it, one bit a pet, and for each word its pets. A pet has a
 * number; a changed pet gets a new one, and its old one is no longer in `current`.
 * @param hiddenShelters whose pets are found only by those who name the shelter
 */
export function createPetIndex(hiddenShelters: () => readonly { slug: string }[] = () => []) {
  const numbers = new Map<string, number>();
  const ids: string[] = [];
  const current = new BitSet();
  const terms = createTermSets();
  const { setOf, apply, countMeeting } = terms;
  const words = createWordIndex();
  /** By the numbers of pets, in milliseconds since 1970; 0 where it is not known. */
  const adoptionTimes: number[] = [];
  const shelters = createSheltersOfPets();
  /** By the numbers of pets that are one of a pair, the id of the other one. */
  const bonds = new Map<number, string>();
  const orders = {
    oldest: createPetOrder<number>((a, b) => a - b),
    waiting: createPetOrder<number>((a, b) => a - b),
    name: createPetOrder(compareTexts),
  };

  function remove(id: string): void {
    const number = numbers.get(id);
    if (number === undefined) return;
    numbers.delete(id);
    current.remove(number);
    bonds.delete(number);
  }

  function add(pet: IndexedPet): void {
    remove(pet.id);
    const number = ids.push(pet.id) - 1;
    numbers.set(pet.id, number);
    current.add(number);
    terms.add(number, termsOf(pet));
    words.add(number, wordsOf(pet));
    shelters.add(number, pet.shelter);
    if (pet.bondedWith !== null) bonds.set(number, pet.bondedWith);
    adoptionTimes[number] = pet.adoptedAt?.getTime() ?? 0;
    orders.oldest.add(number, { key: pet.createdAt.getTime(), id: pet.id });
    orders.waiting.add(number, { key: pet.listedAt.getTime(), id: pet.id });
    orders.name.add(number, { key: pet.name.toLowerCase(), id: pet.id });
  }

  const inOrder = orders.oldest.sort;
  const takeAdoptable = createAdoptablePets({ ids, numbers, bonds, inOrder, apply });

  /** The pets that meet all conditions. */
  function petsThatMatch(filters: TermFilters, found: FoundByWords | undefined): BitSet {
    const pets = found ? found.pets.copy().intersect(current) : current.copy();
    if (filters.adopted_since) {
      const since = Date.parse(filters.adopted_since);
      pets.intersect(BitSet.where(ids.length, (number) => (adoptionTimes[number] ?? 0) >= since));
    }
    for (const conditions of conditionsOf(filters).values()) {
      for (const condition of conditions) apply(pets, condition);
    }
    if (!filters.shelter) {
      for (const { slug } of hiddenShelters()) pets.subtract(setOf(termOf('shelter', slug)));
    }
    return pets;
  }

  function search({ q, include_unknown, species }: PetFilters): FoundByWords | undefined {
    if (q === undefined) return undefined;
    const within = species ? petsThatMatch({ species }, undefined) : undefined;
    return words.find(q, ids.length, include_unknown === true, within);
  }

  /** The pets by how many of the wanted terms they lack, from none to all. */
  function groupByUnknown(pets: BitSet, filters: TermFilters): BitSet[] {
    let groups = [pets];
    for (const wantedOfFact of wantedTerms(filters)) {
      const wanted = new BitSet();
      for (const term of wantedOfFact) wanted.unite(setOf(term));
      const having = groups.map((group) => group.copy().intersect(wanted));
      const lacking = groups.map((group) => group.copy().subtract(wanted));
      groups = [...having, new BitSet()].map((group, index) => {
        const before = lacking[index - 1];
        return before ? group.unite(before) : group;
      });
    }
    return groups;
  }

  /** How well pets fit a search, and what their texts say about facts that may be unknown; undefined when nothing is asked. */
  function scoresFor(filters: PetFilters, found?: FoundByWords): Uint16Array | undefined {
    const phrases = filters.include_unknown ? phrasesOfChoices(filters) : [];
    if (phrases.length === 0) return found?.scores;
    const scores = found?.scores ?? new Uint16Array(ids.length);
    words.rankByPhrases(scores, phrases);
    return scores;
  }

  /** The numbers of the pets that match a query, in its order. */
  function sortMatches({ sort, ...filters }: LocatedQuery): Uint32Array {
    const found = search(filters);
    const byPlace =
      sort === 'distance' && filters.miles ? shelters.nearness(filters.miles) : undefined;
    const scores = sort ? byPlace : scoresFor(filters, found);
    const isNewestFirst = sort !== 'name' && sort !== 'waiting';
    const order = isNewestFirst ? orders.oldest : orders[sort];
    const groups = groupByUnknown(petsThatMatch(filters, found), filters).map((pets) => {
      const inOrder = order.sort(pets, isNewestFirst);
      return scores ? sortByScore(inOrder, scores) : inOrder;
    });
    return groups.length === 1 ? (groups[0] as Uint32Array) : joinNumbers(groups);
  }

  return {
    add,
    remove,
    adoptable: (): AdoptablePets =>
      takeAdoptable(petsThatMatch({ status: ['Available'] }, undefined)),
    /** Sorts what was added, so that the next search need not. */
    async prepare(): Promise<void> {
      for (const part of [words, ...Object.values(orders)]) await part.prepare();
    },
    /** The number of pets, and of all that were ever added. */
    size: () => ({ current: numbers.size, added: ids.length }),
    ids: () => numbers.keys(),

    /** One page of the pets that match, and how many there are. */
    find({ offset, skip, limit, ...query }: PetQuery & TermFilters): FoundPets {
      const matches = sortMatches(query);
      const start = Math.max(offset ?? 0, skip ?? 0);
      const page = Array.from(
        matches.subarray(start, start + limit),
        (number) => ids[number] ?? '',
      );
      return { ids: page, total: matches.length };
    },

    /** Whether filters find one pet, by the same rules as in all pets. */
    matcherFor(pet: FilterablePet & SearchablePet): (filters: LocatedFilters) => boolean {
      const petTerms = new Set(termsOf(pet));
      const petWords = wordsOf(pet);
      return ({ q, ...filters }) => {
        for (const conditions of conditionsOf(filters).values()) {
          if (!conditions.every((condition) => meetsCondition(petTerms, condition))) return false;
        }
        return q === undefined || words.isFoundIn(q, petWords, filters.include_unknown === true);
      };
    },

    count(filters: LocatedFilters): number {
      return petsThatMatch(filters, search(filters)).count();
    },

    /** The ids of all pets that match, in a fixed order. */
    matchingIds(filters: LocatedFilters): string[] {
      const pets = petsThatMatch(filters, search(filters));
      return Array.from(orders.oldest.sort(pets), (number) => ids[number] ?? '').sort(compareTexts);
    },

    /** What each further choice would leave, and what each chosen one keeps out. */
    facets(filters: LocatedFilters): PetFacets {
      const found = search(filters);
      const facets = countFacets(filters, {
        found,
        petsThatMatch,
        countMeeting,
        countKnown: (pets, asked) => groupByUnknown(pets, asked)[0]?.count() ?? 0,
      });
      if (!shelters.areSeveral()) return facets;
      const { shelter: _, ...anywhere } = filters;
      return { ...facets, shelters: shelters.count(petsThatMatch(anywhere, found)) };
    },
  };
}
