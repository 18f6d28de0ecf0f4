import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { AffectedVisitReason } from '@pawmatch/contract/visits/visit-values';
import { Link } from 'react-router';
import { shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { settingsMessages as messages } from '../settings-messages.ts';

/** The booked visits that a change of the settings touches, as far as they are listed. */
export interface AffectedVisitPage {
  visits: readonly { visit: Visit; reason: AffectedVisitReason; closed_because: string | null }[];
  count: number;
  /** Before and after the change. */
  zones: { before: string; after: string };
}

/** Pet, visitor and time of each visit, and why it is affected. Links leave the page, so only after saving. */
export function AffectedVisitList({
  visits,
  count,
  zones,
  hasLinks = false,
}: AffectedVisitPage & { hasLinks?: boolean }) {
  return (
    <ul className="grid gap-2">
      {visits.map(({ visit, reason, closed_because }) => {
        const name = messages.visitLink({
          pet: petNames(visit.pet, visit.bonded_pet) || messages.removedPet,
          visitor: visit.user.full_name,
          time: shortDateTime(visit.requested_at, zones.before),
        });
        return (
          <li key={visit.id} className="wrap-anywhere">
            {hasLinks ? (
              <Link to={`/admin/visits/${visit.id}`} className="link">
                {name}
              </Link>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            <span className="block">
              {closed_because ? messages.closedBecause(closed_because) : messages.reasons[reason]}
              {zones.before !== zones.after &&
                ` ${messages.inNewZone(shortDateTime(visit.requested_at, zones.after))}`}
            </span>
          </li>
        );
      })}
      {count > visits.length && <li>{messages.more(count - visits.length)}</li>}
    </ul>
  );
}
