import type { SlotDay } from '@pawmatch/contract/visits/visit';
import { isFull, listFullTimes } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/ui/Notice.tsx';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { PartnerVisitNotice } from '../../household/components/PartnerVisits.tsx';
import { useHousehold } from '../../household/household-api.ts';
import { WaitingPlaceCard } from '../own/WaitingPlaceCard.tsx';
import { waitingPlacesQuery } from '../visits-api.ts';
import { waitingListMessages as messages } from '../waiting-list-messages.ts';
import { WaitingChoice } from './WaitingChoice.tsx';

interface WaitingOfferProps {
  petId: string;
  petName: string;
  days: readonly SlotDay[];
}

/**
 * In the visit form: the partner's visit, one's place in line, or the offer to wait for a time of a full day or hour,
 * or for any where all are taken.
 */
export function WaitingOffer({ petId, petName, days }: WaitingOfferProps) {
  const full = listFullTimes(days);
  const isAllTaken = isFull(days);
  const { data: places } = useQuery(waitingPlacesQuery);
  const { data: person } = useQuery(currentUserQuery);
  const { household } = useHousehold();
  const isOfPet = (ids: { pet_id: string; bonded_pet_id: string | null }) =>
    [ids.pet_id, ids.bonded_pet_id].includes(petId);
  const visit = household?.visits.find(isOfPet);
  const own = places?.filter(isOfPet) ?? [];
  const place = own.find(({ held }) => held !== null) ?? own[0];
  const isUnconfirmed = person?.email_confirmed === false;
  const confirm = isUnconfirmed && (
    <ConfirmEmailNotice email={person.email} reason={messages.whyConfirm(person.email)} />
  );
  if (visit) return <PartnerVisitNotice visit={visit} />;
  if (place) {
    return (
      <>
        <WaitingPlaceCard place={place} />
        {confirm}
      </>
    );
  }
  if (!places || (!isAllTaken && full.length === 0)) return null;
  const choice = confirm || <WaitingChoice petId={petId} full={full} isAllTaken={isAllTaken} />;
  return isAllTaken ? (
    <>
      <Notice title={messages.allTaken(petName)}>{messages.offer}</Notice>
      {choice}
    </>
  ) : (
    <details className="rounded-xl border border-line px-4">
      <summary className="link flex min-h-11 cursor-pointer items-center text-sm">
        {messages.otherTimes}
      </summary>
      <div className="grid gap-4 pb-4">
        <p className="text-sm text-text-muted">{messages.offer}</p>
        {choice}
      </div>
    </details>
  );
}
