import type { WaitingPlace } from '@pawmatch/contract/visits/waiting-list-endpoints';
import { Card } from '../../../components/ui/Card.tsx';
import { WaitingPlaceCard } from '../../visits/components/WaitingPlaceCard.tsx';
import { waitingListMessages as messages } from '../../visits/waiting-list-messages.ts';

/** B3.08: the pets for whose free times the user waits; nothing without one. */
export function WaitingSection({ places }: { places: readonly WaitingPlace[] | undefined }) {
  if (!places?.length) return null;
  return (
    <Card as="section" aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-2xl">
        {messages.title}
      </h2>
      {places.map((place) => (
        <WaitingPlaceCard key={place.pet_id} place={place} />
      ))}
    </Card>
  );
}
