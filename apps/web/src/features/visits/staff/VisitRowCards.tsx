import type { Visit } from '@pawmatch/contract/visits/visit';
import { Link } from 'react-router';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { PhoneLink } from '../../../staff/ContactLinks.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { VisitRowActions } from './VisitRowActions.tsx';
import { VisitStatusCell, VisitThumbnail, VisitTime } from './visit-cells.tsx';
import type { VisitRowContext } from './visit-columns.tsx';

type VisitCardProps = VisitRowContext & { visit: Visit };

/** A row of the visit table as a card, for phones. */
export function VisitDashboardCard({ visit, timeZone, actions }: VisitCardProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <VisitThumbnail pet={visit.pet} className="size-12 rounded-md" />
        <div className="min-w-0 flex-1 basis-20">
          <p className="line-clamp-2 leading-snug font-semibold wrap-break-word">
            {visitedPetName(visit)}
          </p>
          <p className="line-clamp-2 text-sm text-text-muted wrap-anywhere">
            {visit.user.full_name}
          </p>
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
        <VisitTime requestedAt={visit.requested_at} timeZone={timeZone} isStacked />
        <VisitStatusCell visit={visit} timeZone={timeZone} />
      </div>
      <VisitRowActions visit={visit} actions={actions} className="-ms-2 justify-between" />
    </div>
  );
}

/** A visit in the list of all visits, on a phone. */
export function VisitRecordCard({ visit, timeZone, actions }: VisitCardProps) {
  const { user, requested_at } = visit;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <VisitThumbnail pet={visit.pet} className="size-12 rounded-md" />
        <div className="min-w-0 flex-1 basis-20">
          <Link
            to={`/admin/visits/${visit.id}`}
            className="line-clamp-2 leading-snug font-semibold wrap-anywhere"
          >
            {visitedPetName(visit)}
          </Link>
          <p className="line-clamp-2 text-sm text-text-muted wrap-anywhere">{user.full_name}</p>
        </div>
        <VisitStatusCell visit={visit} timeZone={timeZone} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <time dateTime={requested_at} className="font-medium">
          {shortDateTime(requested_at, timeZone)}
        </time>
        {user.phone_number && (
          <PhoneLink phone={user.phone_number} className="link inline-flex min-h-11 items-center" />
        )}
      </div>
      <VisitRowActions visit={visit} actions={actions} className="-ms-2 justify-between" />
    </div>
  );
}
