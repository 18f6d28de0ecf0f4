import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitTimeText } from '../visit-time-text.ts';
import { visitedPetName } from './visited-pet-name.ts';

type VisitsToCancelProps = {
  visits: readonly Visit[];
  timeZone: string;
};

/** B3.11: who will be told that a visit is off because the pet was adopted, the earliest first. */
export function VisitsToCancel({ visits, timeZone }: VisitsToCancelProps) {
  const byTime = visits.toSorted((a, b) => a.requested_at.localeCompare(b.requested_at));
  return (
    <div className="grid gap-3">
      <p>
        {visits.length === 1
          ? 'This visit will be cancelled, and the visitor gets an email:'
          : `These ${visits.length} visits will be cancelled, and each visitor gets an email:`}
      </p>
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {byTime.map((visit) => (
          <li key={visit.id} className="grid wrap-anywhere">
            <span className="font-medium text-text">
              {visit.user.full_name}, to meet {visitedPetName(visit)}
            </span>
            <time dateTime={visit.requested_at}>{visitTimeText(visit.requested_at, timeZone)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
