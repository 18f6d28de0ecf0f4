import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { Link } from 'react-router';
import { Notice } from '../../../components/ui/Notice.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { CLOSES_BACK } from '../../../lib/storage/referred-pet.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { isUnanswered } from '../household-api.ts';
import { householdMessages as messages } from '../household-messages.ts';

type PartnerVisit = Household['visits'][number];

function useVisitText({ pet_id, pet_name, requested_at }: PartnerVisit): string {
  const timeZone = useShelter(pet_id)?.time_zone;
  return messages.visits({ pet: pet_name, time: dateTimeText(requested_at, timeZone) });
}

const VisitText = ({ visit }: { visit: PartnerVisit }) => useVisitText(visit);

/** The partner's visits to come. */
export function PartnerVisits({ visits }: { visits: readonly PartnerVisit[] }) {
  if (visits.length === 0) return <p className="text-text-muted">{messages.noVisits}</p>;
  return (
    <ul className="grid gap-3">
      {visits.map((visit) => (
        <li key={`${visit.pet_id} ${visit.requested_at}`} className="wrap-anywhere">
          <Link to={`/pets?petId=${visit.pet_id}`} state={CLOSES_BACK} className="link">
            <VisitText visit={visit} />
          </Link>
          {isUnanswered(visit) && (
            <span className="block text-sm text-text-muted">{messages.notConfirmed}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** In the visit form of a pet that the partner visits. */
export function PartnerVisitNotice({ visit }: { visit: PartnerVisit }) {
  return <Notice title={useVisitText(visit)}>{messages.comeAlong}</Notice>;
}
