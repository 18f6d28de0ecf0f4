import type { Visit } from '@pawmatch/contract/visits/visit';
import { Notice } from '../../../components/ui/Notice.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessage } from '../visits-messages.ts';
import { OwnVisitLink } from './OwnVisitLink.tsx';

/** F34: when the user visits this pet, with the way to move or cancel the visit. */
export function OwnVisitNotice({ visit }: { visit: Visit }) {
  const timeZone = useShelter()?.time_zone;
  const time = dateTimeText(visit.requested_at, timeZone);
  return (
    <Notice tone="info" action={<OwnVisitLink visit={visit} />}>
      {ownVisitMessage(visitedPetName(visit), time, visit.status !== 'pending')}
    </Notice>
  );
}
