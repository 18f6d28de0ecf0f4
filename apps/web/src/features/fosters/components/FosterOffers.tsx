import type { FosterOffer } from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { fosterOffersQuery, withdrawFosterOffer } from '../fosters-api.ts';
import { offerMessages as messages } from '../fosters-messages.ts';
import { OfferedPets } from './OfferedPets.tsx';

/** The offers of pets to foster homes, of which open ones can be withdrawn. */
export function FosterOffers({ mayEdit }: { mayEdit: boolean }) {
  const queries = useQueryClient();
  const query = useQuery(fosterOffersQuery);
  const withdraw = useMutation({
    mutationFn: withdrawFosterOffer,
    onSuccess: (after) => {
      queries.setQueryData(fosterOffersQuery.queryKey, after);
      adminToast.success(messages.withdrawn);
    },
    onError: (error) => adminToast.error(failureReason(error, messages.withdrawFailed)),
  });
  const canWithdraw = mayEdit && !withdraw.isPending;
  return (
    <section aria-labelledby="foster-offers" className="grid gap-3">
      <h2 id="foster-offers" className="text-xl">
        {messages.title}
      </h2>
      <p className="text-text-muted">{messages.about}</p>
      {!query.data && <LoadFailure query={query} message={messages.loadFailed} />}
      {query.data?.length === 0 && <p className="text-text-muted">{messages.none}</p>}
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {query.data?.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            onWithdraw={
              canWithdraw && offer.state === 'open' ? () => withdraw.mutate(offer.id) : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferCardProps {
  offer: FosterOffer;
  /** Undefined for who may not, and for an offer that has ended. */
  onWithdraw: (() => void) | undefined;
}

/** An offer as staff see it: to whom it was sent, and what came of it. */
function OfferCard({ offer, onWithdraw }: OfferCardProps) {
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
