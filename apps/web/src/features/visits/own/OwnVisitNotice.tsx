import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Link } from 'react-router';
import { Notice } from '../../../components/ui/Notice.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitLinks, ownVisitMessage, readersVisitMessage } from '../visits-messages.ts';
import { visitPath } from './own-visit.ts';

/** Leads to the visit on the dashboard, where a visit can be moved and cancelled until the notice period begins. */
function OwnVisitLink({ visit }: { visit: OwnVisit }) {
  const canChange = (['move', 'cancel'] as const).some((action) =>
    visit.allowed_actions.includes(action),
  );
  return (
    <Link to={visitPath(visit)} className="link inline-flex min-h-11 items-center">
      {canChange ? ownVisitLinks.moveOrCancel : ownVisitLinks.see}
    </Link>
  );
}

/** When the user visits this pet, with the way to move or cancel the visit. */
export function OwnVisitNotice({ visit }: { visit: OwnVisit }) {
  const timeZone = useShelter(visit.pet?.id)?.time_zone;
  const time = dateTimeText(visit.requested_at, timeZone);
  return (
    <Notice tone="info" action={<OwnVisitLink visit={visit} />}>
      {ownVisitMessage(visitedPetName(visit), time, visit.status !== 'pending')}
    </Notice>
  );
}

interface OwnVisitOnCardProps {
  visit: OwnVisit;
  /** On a page on which “you” is the partner. */
  isAmongPartners?: boolean;
}

/** On a card of the matches, in the room of the two buttons that it replaces, so that nothing moves. */
export function OwnVisitOnCard({ visit, isAmongPartners = false }: OwnVisitOnCardProps) {
  const message = isAmongPartners ? readersVisitMessage : ownVisitMessage;
  const timeZone = useShelter(visit.pet?.id)?.time_zone;
  const time = dateTimeText(visit.requested_at, timeZone);
  return (
    <div className="grid min-h-23 content-center justify-items-center text-center text-sm">
      <p className="text-balance wrap-anywhere">
        {message(visitedPetName(visit), time, visit.status !== 'pending')}
      </p>
      <OwnVisitLink visit={visit} />
    </div>
  );
}
