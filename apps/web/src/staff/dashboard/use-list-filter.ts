import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ListFilterState } from '../list/ListFilter.tsx';

/** Router state of a link that filters a list, such as a count above the lists. */
export interface ShownList {
  shownList?: string;
}

/**
 * The filter of a list: a status, which is stored in the URL, and a text, which is cleared when a link
 * filters the list.
 * @param name of the list: its URL parameter, and the id of its section
 * @param statuses the known ones; another one in the URL is ignored
 */
export function useListFilter<Status extends string>(name: string, statuses: readonly Status[]) {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  /** Discards a text that is being typed. */
  const [resets, setResets] = useState(0);
  const location = useLocation();
  const status = statuses.find((known) => known === query.get(name)) ?? '';
  const filter = useMemo((): ListFilterState<Status> => ({ text, status }), [text, status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the link is followed.
  useEffect(() => {
    if ((location.state as ShownList | null)?.shownList !== name) return;
    setText('');
    setResets((count) => count + 1);
    document.getElementById(name)?.focus();
  }, [location.key]);

  const setFilter = (next: ListFilterState<Status>) => {
    setText(next.text);
    if (next.status !== status)
      setQuery(withParameter(query, name, next.status), { replace: true });
  };
  return { filter, setFilter, filterKey: resets };
}

/** A copy of the query with a new value for a parameter; an empty value removes it. */
export function withParameter(
  query: URLSearchParams,
  name: string,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
