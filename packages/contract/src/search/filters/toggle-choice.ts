import { isYesNoFilter } from '../../pets/facts/pet-facts.ts';
import type { FacetName } from '../../pets/facts/pet-filter-values.ts';
import type { PetFilters } from '../../pets/pet-query.ts';
import { valuesOf, withoutChoice, withValues } from './filter-choices.ts';

/** Filters in which a value is chosen besides the others of its filter, or no longer chosen. */
export function toggleChoice(filters: PetFilters, name: FacetName, value: string): PetFilters {
  const values = valuesOf(filters, name);
  if (values.includes(value)) return withoutChoice(filters, name, value);
  return withValues(filters, name, isYesNoFilter(name) ? [value] : [...values, value]);
}
