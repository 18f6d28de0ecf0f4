import type { Visit } from '@pawmatch/contract/visits/visit';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessage } from '../visits-messages.ts';
import { OwnVisitLink } from './OwnVisitLink.tsx';

/** F34: on a card of the matches, in the room of the two buttons that it replaces, so that nothing moves. */
export function OwnVisitOnCard({ visit }: { visit: Visit }) {
  const timeZone = useShelter()?.time_zone;
  const time = dateTimeText(visit.requested_at, timeZone);
  return (
    <div className="grid min-h-23 content-center justify-items-center text-center text-sm">
      <p className="text-balance wrap-anywhere">
        {ownVisitMessage(visitedPetName(visit), time, visit.status !== 'pending')}
      </p>
      <OwnVisitLink visit={visit} />
    </div>
  );
}
