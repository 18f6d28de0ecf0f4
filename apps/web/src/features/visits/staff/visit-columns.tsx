import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitSort } from '@pawmatch/contract/visits/visit-values';
import { Link } from 'react-router';
import { shortDate, shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { PhoneLink } from '../../../staff/ContactLinks.tsx';
import type { Column } from '../../../staff/list/RowTable.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { PersonLink } from './PersonLink.tsx';
import { visitRecordMessages } from './staff-visits-messages.ts';
import { type VisitActions, VisitRowActions } from './VisitRowActions.tsx';
import { VisitStatusCell, VisitThumbnail, VisitTime } from './visit-cells.tsx';

const { columns: labels } = visitRecordMessages;

/** What the columns and cards of visits need. */
export interface VisitRowContext {
  timeZone: string;
  actions: VisitActions;
}

const statusColumn = (width: number, timeZone: string): Column<Visit> => ({
  id: 'status',
  label: labels.status,
  width,
  render: (visit) => <VisitStatusCell visit={visit} timeZone={timeZone} />,
});

/** The columns of the dashboard's list. */
export const visitDashboardColumns = (context: VisitRowContext): Column<Visit>[] => [
  {
    id: 'pet',
    label: labels.pet,
    render: (visit) => (
      <span className="flex items-center gap-1.5 py-1">
        <VisitThumbnail pet={visit.pet} className="size-8 rounded-md" />
        <span className="line-clamp-2 min-w-0 text-sm leading-tight font-semibold wrap-break-word">
          {visitedPetName(visit)}
        </span>
      </span>
    ),
  },
  {
    id: 'requester',
    label: labels.requester,
    width: 5.75,
    render: ({ user }) => (
      <span className="line-clamp-2 text-sm leading-tight wrap-break-word">{user.full_name}</span>
    ),
  },
  {
    id: 'time',
    label: labels.requestedDate,
    width: 9,
    render: ({ requested_at }) => (
      <VisitTime requestedAt={requested_at} timeZone={context.timeZone} isStacked />
    ),
  },
  statusColumn(6.75, context.timeZone),
  {
    id: 'actions',
    label: labels.actions,
    width: 9,
    render: (visit) => <VisitRowActions visit={visit} actions={context.actions} />,
  },
];

/** The columns of the page of all visits. */
export const visitRecordColumns = (context: VisitRowContext): Column<Visit, VisitSort>[] => [
  {
    id: 'pet',
    label: labels.pet,
    render: (visit) => (
      <span className="flex items-center gap-2.5">
        <VisitThumbnail pet={visit.pet} className="size-9 rounded-md" />
        <Link
          to={`/admin/visits/${visit.id}`}
          className="line-clamp-2 min-w-0 text-sm leading-tight font-semibold wrap-anywhere hover:text-action hover:underline"
        >
          {visitedPetName(visit)}
        </Link>
      </span>
    ),
  },
  {
    id: 'requester',
    label: labels.requester,
    width: 13,
    render: ({ user }) => (
      <PersonLink
        user={user}
        className="line-clamp-2 wrap-anywhere"
        linkClassName="hover:text-action hover:underline"
      />
    ),
  },
  {
    id: 'phone',
    label: labels.phone,
    width: 9.5,
    render: ({ user: { phone_number } }) =>
      phone_number && (
        <PhoneLink phone={phone_number} className="whitespace-nowrap hover:text-action" />
      ),
  },
  {
    id: 'time',
    label: labels.time,
    width: 12.5,
    sorts: ['soonest', 'latest'],
    render: ({ requested_at }) => (
      <time dateTime={requested_at} className="font-medium whitespace-nowrap">
        {shortDateTime(requested_at, context.timeZone)}
      </time>
    ),
  },
  statusColumn(9.5, context.timeZone),
  {
    id: 'requested',
    label: labels.requested,
    width: 7.5,
    sorts: ['newest'],
    render: ({ created_at }) => (
      <time dateTime={created_at} className="whitespace-nowrap text-text-muted">
        {shortDate(created_at, context.timeZone)}
      </time>
    ),
  },
  {
    id: 'actions',
    label: labels.actions,
    width: 9.5,
    render: (visit) => <VisitRowActions visit={visit} actions={context.actions} />,
  },
];
