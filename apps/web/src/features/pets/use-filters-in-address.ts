import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import { type PetFilters, readFilters, writeFilters } from './pet-filters.ts';

/** The filters of the address; a change adds no step to the history. */
export function useFiltersInAddress() {
  const [query, setQuery] = useSearchParams();
  const inAddress = useMemo(() => readFilters(query), [query]);
  // The router takes its time; what is being typed must be on the screen at once.
  const [filters, showFilters] = useOptimistic(inAddress);

  const setFilters = (next: PetFilters) => {
    startTransition(() => {
      showFilters(next);
      setQuery(writeFilters(query, next), { replace: true });
    });
  };
  return { filters, setFilters };
}
