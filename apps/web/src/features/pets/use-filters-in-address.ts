import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import { type PetFilters, readFilters, writeFilters } from './pet-filters.ts';
import type { NewestQuery } from './use-newest-query.ts';

/** The filters of the address; a change adds no step to the history. */
export function useFiltersInAddress(newest: NewestQuery) {
  const [query, setQuery] = useSearchParams();
  const inAddress = useMemo(() => readFilters(query), [query]);
  // The router takes its time; what is being typed must be on the screen at once.
  const [filters, showFilters] = useOptimistic(inAddress);

  const changeFilters = (change: Partial<PetFilters>) => {
    const current = newest.read();
    const next = { ...readFilters(current), ...change };
    const nextQuery = writeFilters(current, next);
    newest.note(nextQuery);
    startTransition(() => {
      showFilters(next);
      setQuery(nextQuery, { replace: true });
    });
  };
  return { filters, changeFilters };
}
