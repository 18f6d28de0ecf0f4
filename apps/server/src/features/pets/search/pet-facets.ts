import { type FacetName, facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import type { PetFacets, PetFilters } from '@pawmatch/contract/pets/pet-query';
import {
  choicesOf,
  mustHaveAll,
  withChoice,
  withoutChoice,
} from '@pawmatch/contract/search/filters/filter-choices';
import {
  type Condition,
  conditionsOf,
  knownTerm,
  type TermFilters,
} from '@pawmatch/contract/search/words/pet-terms';
import { BitSet } from './bit-set.ts';
import type { FoundByWords } from './word-index.ts';

/** The pets that are counted. */
interface CountedPets {
  /** What the search found; undefined without a search. */
  found: FoundByWords | undefined;
  petsThatMatch(filters: TermFilters, found: FoundByWords | undefined): BitSet;
  countMeeting(pets: BitSet, conditions: readonly Condition[]): number;
  /** Pets of a set of which everything that the filters ask is known. */
  countKnown(pets: BitSet, filters: TermFilters): number;
}

interface CountedChoice {
  value: string;
  left: number;
  /** Pets that are known to have it; undefined where that is always known. */
  known: number | undefined;
}

/** What each further choice would leave, and what each chosen one keeps out. */
export function countFacets(
  { q, ...filters }: PetFilters & TermFilters,
  counted: CountedPets,
): PetFacets {
  const { found, petsThatMatch, countMeeting, countKnown } = counted;
  const matches = petsThatMatch(filters, found);
  const total = matches.count();

  function countChoices(name: FacetName): CountedChoice[] {
    const isOpen = filters[name] === undefined;
    const rest = isOpen ? matches : petsThatMatch({ ...filters, [name]: undefined }, found);
    return facetValues[name].map((value) => {
      const { include_unknown, [name]: chosen } = withChoice(filters, name, value);
      const conditions = conditionsOf({ include_unknown, [name]: chosen }).get(name) ?? [];
      const left = countMeeting(rest, conditions);
      const term = knownTerm(name, value, { include_unknown });
      const known = term ? countMeeting(rest, [...conditions, { anyOf: [term] }]) : undefined;
      return { value, left, known };
    });
  }

  const names = Object.keys(facetValues) as FacetName[];
  const choices = names.map((name) => [name, countChoices(name)] as const);
  return {
    total,
    facets: Object.fromEntries(
      choices.map(([name, all]) => [
        name,
        Object.fromEntries(
          all.filter(({ left }) => left > 0).map(({ value, left }) => [value, left]),
        ),
      ]),
    ) as PetFacets['facets'],
    known: {
      total: countKnown(matches, filters),
      facets: Object.fromEntries(
        choices
          .filter(([, all]) => all.some((choice) => choice.known !== undefined))
          .map(([name, all]) => [
            name,
            Object.fromEntries(
              all.flatMap(({ value, known }) => (known === undefined ? [] : [[value, known]])),
            ),
          ]),
      ),
    },
    unused: found?.unused ?? [],
    effect: found ? effectOf(found, matches) : 'none',
    // Corrected words that find nothing would only puzzle.
    mended: total > 0 ? (found?.corrections ?? []) : [],
    without: total === 0 ? countWithout({ q, ...filters }, counted) : [],
  };
}

function effectOf({ isForAll, scores }: FoundByWords, matches: BitSet): PetFacets['effect'] {
  if (!isForAll) return 'filter';
  const ranked = BitSet.where(scores.length, (pet) => scores[pet] !== 0);
  return matches.countShared(ranked) > 0 ? 'order' : 'none';
}

/** How many pets there would be without each of the choices. */
function countWithout(
  { q, ...filters }: PetFilters & TermFilters,
  { found, petsThatMatch }: CountedPets,
): PetFacets['without'] {
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
