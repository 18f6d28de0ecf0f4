import type { QueryClient } from '@tanstack/react-query';
import { petRows } from '../features/pets/staff/staff-pets-api.ts';
import { datesOfView } from '../features/visits/calendar/calendar-grid.ts';
import { visitsOfDaysQuery } from '../features/visits/calendar/use-calendar.ts';
import { visitRows } from '../features/visits/staff/staff-visits-api.ts';
import { calendarDay, pets, visits } from './samples.ts';

/** Fills the lists of staff with the samples. */
export function fillStaffLists(queries: QueryClient): void {
  const none = { q: undefined, status: undefined };
  const grown = (rows: readonly object[]) => ({
    pages: [{ rows, total: rows.length, next: null }],
    pageParams: [{ offset: 0 }],
  });
  queries.setQueryData([...petRows.keys.lists, 'growing', none], grown([...pets]));
  queries.setQueryData([...visitRows.keys.lists, 'growing', none, ''], grown(visits));
  queries.setQueryData([...petRows.keys.counts, {}], {
    total: pets.length,
    facets: { status: { Available: pets.length } },
  });
  const week = datesOfView(calendarDay, 'week');
  for (const query of [
    visitsOfDaysQuery(week),
    visitsOfDaysQuery([calendarDay]),
    visitsOfDaysQuery([calendarDay], { petId: pets[0].id }),
  ]) {
    queries.setQueryData(query.queryKey, { rows: visits, total: null });
  }
  const toAnswerToday = { view: 'today', status: 'pending' } as const;
  const counts = {
    total: visits.length,
    views: { today: 1, to_answer: 1, overdue: 1, later: 1, past: 1 },
  };
  for (const filters of [{}, none, { status: 'pending' }, toAnswerToday]) {
    queries.setQueryData(visitRows.counts(filters).queryKey, counts);
  }
}
