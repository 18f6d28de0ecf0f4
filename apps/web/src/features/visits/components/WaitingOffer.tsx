import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useWaiting, waitingPlacesQuery } from '../api/waiting-list.ts';
import { waitingListMessages as messages } from '../waiting-list-messages.ts';
import { WaitingPlaceCard } from './WaitingPlaceCard.tsx';

/** B3.08: in the visit form of a pet of which no time is free. */
export function WaitingOffer({ petId, petName }: { petId: string; petName: string }) {
  const { data } = useQuery(waitingPlacesQuery);
  const { join, isBusy } = useWaiting(petId);
  if (!data) return null;
  const place = data.find(({ pet_id, bonded_pet_id }) => [pet_id, bonded_pet_id].includes(petId));
  if (place) return <WaitingPlaceCard place={place} />;
  return (
    <Notice
      title={messages.allTaken(petName)}
      action={
        <Button size="sm" busy={isBusy} onClick={() => join.mutate()}>
          {messages.join}
        </Button>
      }
    >
      {messages.offer}
    </Notice>
  );
}
