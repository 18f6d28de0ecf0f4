import type { Visit } from '@pawmatch/contract/visits/visit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { withParameter } from '../../../staff/list/use-list-filter.ts';
import { dayHeading } from './visit-days.ts';
import { visitOverviewMessages as messages } from './visits-admin-messages.ts';

export type VisitSort = '' | 'day';

/** The sort orders of the dashboard's list; the first one is the order of the server. */
export const visitSorts: readonly { value: VisitSort; label: string }[] = [
  { value: '', label: messages.sorts.newest },
  { value: 'day', label: messages.sorts.day },
];

/** The sort order in the URL. */
export function useVisitSort() {
  const [query, setQuery] = useSearchParams();
  const sort: VisitSort = query.get('sort') === 'day' ? 'day' : '';
  const setSort = (next: VisitSort) =>
    setQuery(withParameter(query, 'sort', next), { replace: true });
  return { sort, setSort };
}

/** The heading of each day of a list that is sorted by day; else null. */
export function useDayHeadings(sort: VisitSort, timeZone: string) {
  return useMemo(() => {
    if (sort === '') return null;
    const now = new Date();
    return (visit: Visit) => dayHeading(visit, now, timeZone);
  }, [sort, timeZone]);
}
