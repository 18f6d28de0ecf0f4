import type { Visit } from '@pawmatch/contract/visits/visit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { withParameter } from '../../../components/admin/use-list-filter.ts';
import { dayHeading, orderByDay } from './visit-days.ts';

export type VisitSort = '' | 'day';

/** The orders of the list; the first is that of the server. */
export const visitSorts: readonly { value: VisitSort; label: string }[] = [
  { value: '', label: 'Newest requests' },
  { value: 'day', label: 'By day of visit' },
];

/** The order that the address keeps. */
export function useVisitSort() {
  const [query, setQuery] = useSearchParams();
  const sort: VisitSort = query.get('sort') === 'day' ? 'day' : '';
  const setSort = (next: VisitSort) =>
    setQuery(withParameter(query, 'sort', next), { replace: true });
  return { sort, setSort };
}

/** The visits in an order, and what stands over each group of them; null without groups. */
export function useVisitOrder(visits: readonly Visit[], sort: VisitSort, timeZone: string) {
  return useMemo(() => {
    if (sort === '') return { ordered: visits, headingOf: null };
    // As of when the list was loaded, which it is each minute.
    const now = new Date();
    return {
      ordered: orderByDay(visits, now, timeZone),
      headingOf: (visit: Visit) => dayHeading(visit, now, timeZone),
    };
  }, [visits, sort, timeZone]);
}
