import { type FacetName, facetValues } from '@pawmatch/contract/pets/pet-filter-values';
import type { PetFacets, PetFilters } from '@pawmatch/contract/pets/pet-query';
import {
  choicesOf,
  mustHaveAll,
  withChoice,
  withoutChoice,
} from '@pawmatch/contract/search/filter-choices';
import {
  type Condition,
  conditionsOf,
  type TermFilters,
} from '@pawmatch/contract/search/pet-terms';
import type { BitSet } from './bit-set.ts';
import type { FoundByWords } from './word-index.ts';

/** The pets that are counted. */
interface CountedPets {
  /** What the search found; undefined without a search. */
  found: FoundByWords | undefined;
  petsThatMatch(filters: TermFilters, found: FoundByWords | undefined): BitSet;
  countMeeting(pets: BitSet, conditions: readonly Condition[]): number;
}

/** What each further choice would leave, and what each chosen one keeps out. */
export function countFacets({ q, ...filters }: PetFilters, counted: CountedPets): PetFacets {
  const { found, petsThatMatch, countMeeting } = counted;
  const matches = petsThatMatch(filters, found);
  const total = matches.count();

  function countChoices(name: FacetName): [value: string, total: number][] {
    const isOpen = filters[name] === undefined;
    const rest = isOpen ? matches : petsThatMatch({ ...filters, [name]: undefined }, found);
    return facetValues[name].map((value) => {
      const { include_unknown, [name]: chosen } = withChoice(filters, name, value);
      const conditions = conditionsOf({ include_unknown, [name]: chosen }).get(name) ?? [];
      return [value, countMeeting(rest, conditions)];
    });
  }

  const facets = Object.fromEntries(
    (Object.keys(facetValues) as FacetName[]).map((name) => [
      name,
      Object.fromEntries(countChoices(name).filter(([, left]) => left > 0)),
    ]),
  ) as PetFacets['facets'];
  return {
    total,
    facets,
    // Mended words that find nothing would only puzzle.
    mended: total > 0 ? (found?.mended ?? []) : [],
    without: total === 0 ? countWithout({ q, ...filters }, counted) : [],
  };
}

/** How many pets there would be without each of the choices. */
function countWithout(
  { q, ...filters }: PetFilters,
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
