import { useMemo } from 'react';
import { type PetFilters, readFilters, writeFilters } from './pet-filters.ts';
import type { QueryInAddress } from './use-query-in-address.ts';

/** The filters in the URL; a change adds no history entry. */
export function useFiltersInAddress({ query, newest, replace }: QueryInAddress) {
  const filters = useMemo(() => readFilters(query), [query]);
  const changeFilters = (change: Partial<PetFilters>) => {
    const current = newest();
    replace(writeFilters(current, { ...readFilters(current), ...change }));
  };
  return { filters, changeFilters };
}
