import { isYesNoFilter } from '../../pets/facts/pet-facts.ts';
import { type FacetName, facetValues } from '../../pets/facts/pet-filter-values.ts';
import type { PetFilters } from '../../pets/pet-query.ts';

/** One value of a filter, as a chip shows it. */
export interface Choice {
  name: FacetName;
  value: string;
}

/** Filters that pets must meet with every value, not with any of them. */
const allNames: readonly FacetName[] = ['good_with', 'lacks'];
export const mustHaveAll = (name: FacetName): boolean => allNames.includes(name);

const isFacet = (name: keyof PetFilters): name is FacetName => name in facetValues;

/** The choices that filters consist of, in the order of the filters. */
export function choicesOf(filters: PetFilters): Choice[] {
  return (Object.keys(filters) as (keyof PetFilters)[]).flatMap((name) => {
    const value = filters[name];
    if (!isFacet(name) || value === undefined) return [];
    return [value].flat().map((it) => ({ name, value: String(it) }));
  });
}

export const valuesOf = (filters: PetFilters, name: FacetName) =>
  [filters[name] ?? []].flat().map(String);

export function withValues(
  filters: PetFilters,
  name: FacetName,
  values: readonly string[],
): PetFilters {
  const { [name]: _, ...others } = filters;
  if (values.length === 0) return others;
  return { ...others, [name]: isYesNoFilter(name) ? values[0] === 'true' : values };
}

/** Filters in which a value alone is chosen for its filter; where all values must be met, it is added. */
export function withChoice(filters: PetFilters, name: FacetName, value: string): PetFilters {
  const others = mustHaveAll(name) ? valuesOf(filters, name).filter((it) => it !== value) : [];
  return withValues(filters, name, [...others, value]);
}

export function withoutChoice(filters: PetFilters, name: FacetName, value: string): PetFilters {
  return withValues(
    filters,
    name,
    valuesOf(filters, name).filter((it) => it !== value),
  );
}
