import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ListFilterState } from './ListFilter.tsx';

/** Comes with a link that shows a part of a list, such as a count above the lists. */
export interface ShownList {
  shownList?: string;
}

/**
 * What a list is narrowed down to: a status, which the address keeps, and a text, which goes when a
 * link shows the list.
 * @param name of the list: the parameter of the address, and the id of its section
 * @param statuses those that there are; any other in the address asks for nothing
 */
export function useListFilter<Status extends string>(name: string, statuses: readonly Status[]) {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const location = useLocation();
  const status = statuses.find((known) => known === query.get(name)) ?? '';
  const filter = useMemo((): ListFilterState<Status> => ({ text, status }), [text, status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the link is followed.
  useEffect(() => {
    if ((location.state as ShownList | null)?.shownList !== name) return;
    setText('');
    document.getElementById(name)?.focus();
  }, [location.key]);

  const setFilter = (next: ListFilterState<Status>) => {
    setText(next.text);
    if (next.status !== status)
      setQuery(withParameter(query, name, next.status), { replace: true });
  };
  return { filter, setFilter };
}

/** A copy of the query with another value of a parameter; an empty one takes it away. */
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
