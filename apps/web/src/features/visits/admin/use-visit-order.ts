import type { Visit } from '@pawmatch/contract/visits/visit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { withParameter } from '../../../components/admin/use-list-filter.ts';
import { dayHeading, orderByDay } from './visit-days.ts';

export type VisitSort = '' | 'day';

/** The sort orders of the list; the first one is the order of the server. */
export const visitSorts: readonly { value: VisitSort; label: string }[] = [
  { value: '', label: 'Newest requests' },
  { value: 'day', label: 'By day of visit' },
];

/** The sort order in the URL. */
export function useVisitSort() {
  const [query, setQuery] = useSearchParams();
  const sort: VisitSort = query.get('sort') === 'day' ? 'day' : '';
  const setSort = (next: VisitSort) =>
    setQuery(withParameter(query, 'sort', next), { replace: true });
  return { sort, setSort };
}

/** The sorted visits, and the heading of each group; null without groups. */
export function useVisitOrder(visits: readonly Visit[], sort: VisitSort, timeZone: string) {
  return useMemo(() => {
    if (sort === '') return { ordered: visits, headingOf: null };
    // The time when the list was loaded, which is at most a minute ago.
    const now = new Date();
    return {
      ordered: orderByDay(visits, now, timeZone),
      headingOf: (visit: Visit) => dayHeading(visit, now, timeZone),
    };
  }, [visits, sort, timeZone]);
}
