import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Link } from 'react-router';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { dayAndTime } from '../../../lib/dates/shelter-dates.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { scheduledMessages as messages } from '../visits-messages.ts';
import { visitPath } from './own-visit.ts';

/**
 * After a request, in the room of the two buttons of a card, so that nothing moves; the link leads to the visit.
 * @param visit undefined while it loads
 */
export function ScheduledVisit({ visit }: { visit: OwnVisit | undefined }) {
  const timeZone = useShelter(visit?.pet?.id)?.time_zone;
  return (
    <div className="grid min-h-23 content-center gap-1 text-center text-sm">
      <p className="flex min-h-9 items-center justify-center gap-2 rounded-full bg-status-positive px-5 text-base font-semibold text-status-positive-text">
        <CheckIcon />
        {messages.scheduled}
      </p>
      {visit && timeZone && (
        <Link
          to={visitPath(visit)}
          className="link grid min-h-11 content-center justify-items-center"
        >
          <time dateTime={visit.requested_at}>{dayAndTime(visit.requested_at, timeZone)}</time>
          {visit.status === 'pending' && <span>{messages.notConfirmed}</span>}
        </Link>
      )}
    </div>
  );
}
