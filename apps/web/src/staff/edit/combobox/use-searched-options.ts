import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedText } from '../../list/use-typed-text.ts';
import type { ComboboxOption } from './combobox-options.ts';

/** Options that are loaded at once; of more, the server finds those that match. */
export const OPTIONS_AT_ONCE = 100;

interface OptionsSource {
  queryKey: QueryKey;
  /** @param query `limit` is {@link OPTIONS_AT_ONCE}; without `q`, any options */
  fetchOptions: (
    query: { q?: string; limit: number },
    signal: AbortSignal,
  ) => Promise<ComboboxOption[]>;
}

/** The options of a combobox: all of them if they are few, else those that match the typed text. */
export function useSearchedOptions({ queryKey, fetchOptions }: OptionsSource) {
  const [searched, setSearched] = useState('');
  const { shown: typed, type } = useTypedText(searched, setSearched);
  const first = useQuery({
    queryKey: [...queryKey, ''],
    queryFn: ({ signal }) => fetchOptions({ limit: OPTIONS_AT_ONCE }, signal),
  });
  const isMany = (first.data?.length ?? 0) >= OPTIONS_AT_ONCE;
  const isSearched = isMany && searched.trim() !== '';
  const found = useQuery({
    queryKey: [...queryKey, searched.trim()],
    queryFn: ({ signal }) => fetchOptions({ q: searched.trim(), limit: OPTIONS_AT_ONCE }, signal),
    placeholderData: keepPreviousData,
    enabled: isSearched,
  });
  return {
    options: (isSearched ? found.data : first.data) ?? noOptions,
    isPending: first.isPending,
    error: first.error ?? (isSearched ? found.error : null),
    /** For the combobox. */
    search: isMany
      ? {
          onType: type,
          hasMatched: isSearched && !found.isPlaceholderData,
          isSearching: typed !== searched || (isSearched && found.isFetching),
        }
      : undefined,
  };
}

const noOptions: readonly ComboboxOption[] = [];
