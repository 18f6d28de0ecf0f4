import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { WaitingPlaceCard } from '../own/WaitingPlaceCard.tsx';
import { useWaiting, waitingPlacesQuery } from '../visits-api.ts';
import { waitingListMessages as messages } from '../waiting-list-messages.ts';

/** In the visit form of a pet of which no time is free. */
export function WaitingOffer({ petId, petName }: { petId: string; petName: string }) {
  const { data } = useQuery(waitingPlacesQuery);
  const { join, isBusy } = useWaiting(petId);
  const { data: person } = useQuery(currentUserQuery);
  if (!data) return null;
  const isUnconfirmed = person?.email_confirmed === false;
  const place = data.find(({ pet_id, bonded_pet_id }) => [pet_id, bonded_pet_id].includes(petId));
  return (
    <>
      {place ? (
        <WaitingPlaceCard place={place} />
      ) : (
        <Notice
          title={messages.allTaken(petName)}
          action={
            !isUnconfirmed && (
              <Button busy={isBusy} onClick={() => join.mutate()}>
                {messages.join}
              </Button>
            )
          }
        >
          {messages.offer}
        </Notice>
      )}
      {isUnconfirmed && (
        <ConfirmEmailNotice email={person.email} reason={messages.whyConfirm(person.email)} />
      )}
    </>
  );
}
