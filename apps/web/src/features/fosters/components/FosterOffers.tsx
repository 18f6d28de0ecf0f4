import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { fosterOffersQuery, withdrawFosterOffer } from '../fosters-api.ts';
import { offerMessages as messages } from '../fosters-messages.ts';
import { OfferCard } from './OfferCard.tsx';

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
