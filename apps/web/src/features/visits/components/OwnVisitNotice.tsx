import { Notice } from '../../../components/ui/Notice.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { useShelter } from '../../shelter/api/get-shelter.ts';
import { useOwnVisits } from '../use-own-visits.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessage } from '../visits-messages.ts';

type OwnVisitNoticeProps = { pet: { id: string } };

/** F34: when the user visits this pet; nothing without a visit. */
export function OwnVisitNotice({ pet }: OwnVisitNoticeProps) {
  const timeZone = useShelter()?.time_zone;
  const own = useOwnVisits()
    .visits.filter(({ pet_id, bonded_pet }) => pet_id === pet.id || bonded_pet?.id === pet.id)
    .sort((a, b) => a.requested_at.localeCompare(b.requested_at))[0];
  if (!own || !timeZone) return null;
  const time = dateTimeText(own.requested_at, timeZone);
  return (
    <Notice tone="info">
      {ownVisitMessage(visitedPetName(own), time, own.status === 'confirmed')}
    </Notice>
  );
}
