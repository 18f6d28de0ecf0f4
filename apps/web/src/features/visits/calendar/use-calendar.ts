import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitStatuses } from '@pawmatch/contract/visits/visit-statuses';
import { MAX_VISITS } from '@pawmatch/contract/visits/visit-values';
import { addDays, toZonedTime } from '@pawmatch/contract/zoned-time';
import { useMemo } from 'react';
import { useListAddress } from '../../../staff/page/use-list-address.ts';
import { useRowPage } from '../../../staff/page/use-row-page.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { visitRows } from '../staff/staff-visits-api.ts';
import {
  type CalendarOrder,
  type CalendarView,
  datesOfView,
  toCalendarVisits,
} from './calendar-grid.ts';

const parameters = { date: null, view: ['week'], by: ['pet'] } as const;

const DATE = /^\d{4}-\d\d-\d\d$/;

const shownStatuses = visitStatuses.filter((status) => status !== 'cancelled').join(',');

interface ShownVisits {
  petId?: string;
  /** The day whose cancelled visits are shown as well. */
  cancelledOf?: string;
}

/**
 * The visits of these days, at most {@link MAX_VISITS}. Those of all states when the days contain the one whose
 * cancelled visits are shown.
 */
export const visitsOfDaysQuery = (
  dates: readonly string[],
  { petId, cancelledOf }: ShownVisits = {},
) =>
  visitRows.page({
    from: dates[0],
    to: dates.at(-1),
    ...(!(cancelledOf && dates.includes(cancelledOf)) && { status: shownStatuses }),
    sort: 'soonest',
    ...(petId && { pet_id: petId }),
    limit: MAX_VISITS,
  });

/** {@link visitsOfDaysQuery} with the shelter's clock and rules. */
export function useVisitsOfDays(dates: readonly string[], shown: ShownVisits = {}) {
  const { time_zone: timeZone = 'UTC', visiting = firstVisitingRules } = useShelter() ?? {};
  const list = useRowPage<Visit>(visitsOfDaysQuery(dates, shown));
  const { cancelledOf } = shown;
  const schedule = useMemo(() => ({ time_zone: timeZone, visiting }), [timeZone, visiting]);
  const visits = useMemo(
    () =>
      toCalendarVisits(list.rows, dates, timeZone).filter(
        ({ visit, date }) => visit.status !== 'cancelled' || date === cancelledOf,
      ),
    [list.rows, dates, timeZone, cancelledOf],
  );
  return { list, visits, schedule };
}

/** The day of the address, else today at the shelter. */
export function useDateOfAddress(value: string) {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const today = toZonedTime(new Date(), timeZone).date;
  const isDate = DATE.test(value) && !Number.isNaN(Date.parse(value));
  return { date: isDate ? value : today, today };
}

/** What the address of the calendar shows. */
export function useCalendar() {
  const { values, set } = useListAddress(parameters);
  const { date, today } = useDateOfAddress(values.date);
  const view: CalendarView = values.view || 'day';
  const by: CalendarOrder = values.by || 'time';
  const dates = useMemo(() => datesOfView(date, view), [date, view]);
  const days = view === 'day' ? 1 : 7;
  const show = (changes: Parameters<typeof set>[0]) => set(changes, { preventScrollReset: true });
  return {
    date,
    today,
    view,
    by,
    dates,
    ...useVisitsOfDays(dates, { cancelledOf: today }),
    show: (next: string) => show({ date: next === today ? '' : next }),
    step: (direction: 1 | -1) => show({ date: addDays(date, direction * days) }),
    setView: (next: CalendarView) => show({ view: next === 'week' ? 'week' : '' }),
    setOrder: (next: CalendarOrder) => show({ by: next === 'pet' ? 'pet' : '' }),
  };
}
