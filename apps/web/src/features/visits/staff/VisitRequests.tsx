import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { addDays, toZonedTime } from '@pawmatch/contract/zoned-time';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import noVisitsPicture from '../../../artwork/no-visits.svg';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { DashboardList } from '../../../staff/dashboard/DashboardList.tsx';
import { useDashboardList } from '../../../staff/dashboard/use-dashboard-list.ts';
import { useListFilter, withParameter } from '../../../staff/dashboard/use-list-filter.ts';
import { ListSelect } from '../../../staff/list/ListFilter.tsx';
import { visitStatusName } from '../visit-status-name.ts';
import { visitRows } from './staff-visits-api.ts';
import {
  visitDashboardMessages as messages,
  visitDashboardMessages,
} from './staff-visits-messages.ts';
import { useVisitDialogs, VisitDialogs } from './VisitDialogs.tsx';
import { VisitDashboardCard } from './VisitRowCards.tsx';
import { visitDashboardColumns } from './visit-columns.tsx';
import { visitResource } from './visit-resource.ts';

const dayOf = (instant: Date, timeZone: string) => toZonedTime(instant, timeZone).date;

/** The heading of a day: "Today", "Tomorrow", the date, or "Earlier". */
export function dayHeading(visit: Visit, now: Date, timeZone: string): string {
  const { days } = visitDashboardMessages;
  const today = dayOf(now, timeZone);
  const day = dayOf(new Date(visit.requested_at), timeZone);
  if (day < today) return days.earlier;
  if (day === today) return days.today;
  return day === addDays(today, 1) ? days.tomorrow : slotDateLabel(day);
}

const statuses = VisitStatus.options.map((status) => ({
  value: status,
  label: visitStatusName(status),
}));

/** The first one is the order of the server. */
const sorts = [
  { value: '', label: messages.sorts.newest },
  { value: 'day', label: messages.sorts.day },
] as const;

/** Visits of today and later come first, the earliest first; then earlier ones, the latest first. */
function orderByDay(timeZone: string) {
  const today = toZonedTime(new Date(), timeZone).date;
  return [
    { from: today, sort: 'soonest' },
    { to: addDays(today, -1), sort: 'latest' },
  ];
}

/** The visit requests, which staff schedule, edit, answer and delete, one or many at a time. */
export function VisitRequests({ timeZone }: { timeZone: string }) {
  const filter = useListFilter('visits', VisitStatus.options);
  const [query, setQuery] = useSearchParams();
  const sort = query.get('sort') === 'day' ? 'day' : '';
  const headingOf = useMemo(() => {
    if (sort === '') return null;
    const now = new Date();
    return (visit: Visit) => dayHeading(visit, now, timeZone);
  }, [sort, timeZone]);
  const list = useDashboardList(visitRows, filter.filter, {
    name: sort,
    parts: sort === '' ? [{}] : orderByDay(timeZone),
  });
  const dialogs = useVisitDialogs();
  const { actions } = dialogs;
  const context = useMemo(() => ({ timeZone, actions }), [timeZone, actions]);
  const columns = useMemo(() => visitDashboardColumns(context), [context]);
  return (
    <DashboardList
      resource={visitResource}
      id="visits"
      texts={messages}
      addIcon={<CalendarIcon className="size-4.5" />}
      onAdd={actions.onAdd}
      list={list}
      filter={filter}
      statuses={statuses}
      controls={
        <ListSelect
          label={messages.sort}
          value={sort}
          choices={sorts}
          onChange={(next) => setQuery(withParameter(query, 'sort', next), { replace: true })}
        />
      }
      columns={columns}
      headingOf={headingOf}
      renderCard={(visit) => <VisitDashboardCard visit={visit} {...context} />}
      emptyPicture={noVisitsPicture}
    >
      <VisitDialogs dialogs={dialogs} timeZone={timeZone} />
    </DashboardList>
  );
}
