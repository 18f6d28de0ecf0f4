import type { FosterOffer } from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { listInWords } from '../../../lib/text/format-text.ts';
import { offerMessages as messages } from '../fosters-messages.ts';
import { OfferedPets } from './OfferedPets.tsx';

interface OfferCardProps {
  offer: FosterOffer;
  /** Undefined for who may not, and for an offer that has ended. */
  onWithdraw: (() => void) | undefined;
}

/** An offer as staff see it: to whom it was sent, and what came of it. */
export function OfferCard({ offer, onWithdraw }: OfferCardProps) {
  const declined = offer.homes.filter(({ has_declined }) => has_declined);
  const namesOf = (homes: FosterOffer['homes']) => listInWords(homes.map(({ name }) => name));
  const pets = listInWords(offer.pets.map(({ name }) => name));
  return (
    <li className="grid content-start gap-3 rounded-2xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone={offer.state === 'open' ? 'progress' : 'neutral'}>
          {messages.states[offer.state]}
        </Badge>
        {onWithdraw && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={messages.withdrawNamed({ pets })}
            onClick={onWithdraw}
          >
            {messages.withdraw}
          </Button>
        )}
      </div>
      <OfferedPets offer={offer} />
      <div className="grid gap-1 text-sm wrap-anywhere text-text-muted">
        {offer.taken_by && <p>{messages.takenBy({ home: offer.taken_by })}</p>}
        <p>{messages.sentTo({ names: namesOf(offer.homes) })}</p>
        {declined.length > 0 && <p>{messages.declinedBy({ names: namesOf(declined) })}</p>}
      </div>
    </li>
  );
}
