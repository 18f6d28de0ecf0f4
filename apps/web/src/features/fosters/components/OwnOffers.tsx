import type { OwnFosterOffer } from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { declineFosterOffer, ownFosterOffersQuery, takeFosterOffer } from '../fosters-api.ts';
import { offerMessages as messages } from '../fosters-messages.ts';
import { OfferedPets } from './OfferedPets.tsx';

const petNames = ({ pets }: OwnFosterOffer) => listInWords(pets.map(({ name }) => name));

/** The offers to one's own home, to take or to decline; nothing where there are none. */
export function OwnOffers() {
  const query = useQuery(ownFosterOffersQuery);
  const queries = useQueryClient();
  const [asked, setAsked] = useState<OwnFosterOffer | null>(null);
  const answer = useMutation({
    mutationFn: ({ offer, takes }: { offer: OwnFosterOffer; takes: boolean }) =>
      takes
        ? takeFosterOffer(
            offer.id,
            offer.pets.map(({ id }) => id),
          )
        : declineFosterOffer(offer.id),
    onSuccess: (offers, { offer, takes }) => {
      queries.setQueryData(ownFosterOffersQuery.queryKey, offers);
      if (takes) adminToast.success(messages.took({ pets: petNames(offer) }));
    },
    onError: (error) => adminToast.error(failureReason(error, messages.takeFailed)),
    onSettled: (_, error, { takes }) => {
      setAsked(null);
      // What others did shows at once; with the pets, much of the page is another one.
      if (error || takes) void queries.invalidateQueries({ queryKey: ['fosters'] });
    },
  });
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby="own-offers" className="grid gap-3">
      <h2 id="own-offers" className="text-xl">
        {messages.ownTitle}
      </h2>
      {!query.data && <LoadFailure query={query} message={messages.loadFailed} />}
      <ul className="grid gap-4">
        {query.data?.map((offer) => (
          <li key={offer.id} className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
            <OfferedPets offer={offer} />
            <p className="text-sm empty:hidden">{stateInWords(offer)}</p>
            {offer.state === 'open' && (
              <div className="flex flex-wrap gap-3">
                <Button
                  disabled={answer.isPending}
                  aria-label={messages.takeNamed({ pets: petNames(offer) })}
                  onClick={() => setAsked(offer)}
                >
                  {messages.take}
                </Button>
                {!offer.has_declined && (
                  <Button
                    variant="secondary"
                    disabled={answer.isPending}
                    aria-label={messages.declineNamed({ pets: petNames(offer) })}
                    onClick={() => answer.mutate({ offer, takes: false })}
                  >
                    {messages.decline}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          tone="primary"
          title={messages.takeQuestion({ pets: petNames(asked) })}
          message={messages.takeText}
          confirmText={messages.take}
          isProcessing={answer.isPending}
          onConfirm={() => answer.mutate({ offer: asked, takes: true })}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function stateInWords({ state, is_taken_by_you, has_declined }: OwnFosterOffer): string {
  if (is_taken_by_you) return messages.youTook;
  if (state !== 'open') return messages.ended[state];
  return has_declined ? messages.youDeclined : '';
}
