import type { Visit } from '@pawmatch/contract/visits/visit';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { adoptionMessages } from './visits-admin-messages.ts';

type VisitsToCancelProps = {
  visits: readonly Visit[];
  timeZone: string;
};

/** B3.11: the visits that an adoption cancels, the earliest first. */
export function VisitsToCancel({ visits, timeZone }: VisitsToCancelProps) {
  const byTime = [...visits].sort((a, b) => a.requested_at.localeCompare(b.requested_at));
  return (
    <div className="grid gap-3">
      <p>{adoptionMessages.cancelled(visits.length)}</p>
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {byTime.map((visit) => (
          <li key={visit.id} className="grid wrap-anywhere">
            <span className="font-medium text-text">
              {adoptionMessages.visit(visit.user.full_name, visitedPetName(visit))}
            </span>
            <time dateTime={visit.requested_at}>{dateTimeText(visit.requested_at, timeZone)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
