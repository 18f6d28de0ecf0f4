import type { Pet } from '@pawmatch/contract/pets/pet';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../components/ui/Button.tsx';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { FormFailure } from '../../../../components/ui/FormFailure.tsx';
import { LoadFailure } from '../../../../components/ui/LoadFailure.tsx';
import { SelectField } from '../../../../components/ui/SelectField.tsx';
import { Skeleton } from '../../../../components/ui/Skeleton.tsx';
import { failureReason } from '../../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../../lib/toast.ts';
import { offerPet, petMoveQuery, withdrawPetMove } from './pet-moves-api.ts';
import { petMovesMessages as messages } from './pet-moves-messages.ts';

/** Offers a pet to another shelter and says what that changes, or takes the offer back. */
export function PetMoveDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const query = useQuery(petMoveQuery(pet.id));
  const { data, isError } = query;
  const [slug, setSlug] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const name = { pet: pet.name };

  const send = useMutation({
    mutationFn: async () => {
      if (data?.offer) {
        await withdrawPetMove(data.offer.id);
        return messages.wasTakenBack(name);
      }
      const { pet_name, to } = await offerPet(pet.id, slug);
      return messages.wasOffered({ pet: pet_name, shelter: to.name });
    },
    onSuccess(message) {
      adminToast.success(message);
      onClose();
    },
    // Also after a failure: somebody else may have answered.
    onSettled: () => client.invalidateQueries({ queryKey: ['pets', 'staff'] }),
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(slug === '');
    if (slug !== '') send.mutate();
  };

  const { offer, other_shelters: shelters = [], upcoming_visits: visits = 0 } = data ?? {};
  const canOffer = !offer && shelters.length > 0;
  return (
    <Dialog
      open
      size="sm"
      title={messages.title(name)}
      onClose={onClose}
      dismissible={!send.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={send.isPending} onClick={onClose}>
            {offer ? messages.keep : messages.cancel}
          </Button>
          {offer && (
            <Button
              busy={send.isPending}
              busyLabel={messages.sending}
              onClick={() => send.mutate()}
            >
              {messages.takeBack}
            </Button>
          )}
          {canOffer && (
            <Button type="submit" form={formId} busy={send.isPending} busyLabel={messages.sending}>
              {messages.offer(name)}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4 pt-1">
        <FormFailure>{send.error && failureReason(send.error, messages.failed)}</FormFailure>
        {!data && <LoadFailure query={query} message={messages.loadFailed} />}
        {!data && !isError && <Skeleton className="h-40" />}
        {offer && <p>{messages.waits({ pet: offer.pet_name, shelter: offer.to.name })}</p>}
        {data && !offer && shelters.length === 0 && <p>{messages.noOthers}</p>}
        {canOffer && (
          <>
            <SelectField
              label={messages.newShelter}
              placeholder={messages.choose}
              marked
              options={shelters.map(({ slug: value, name: label }) => ({ value, label }))}
              value={slug}
              onChange={({ currentTarget }) => setSlug(currentTarget.value)}
              error={isMissing && slug === '' ? messages.missing : undefined}
            />
            <p>{messages.untilAccepted(name)}</p>
            {pet.bonded_with && (
              <p>{messages.pair({ pet: pet.name, other: pet.bonded_with.name })}</p>
            )}
          </>
        )}
        {(offer || canOffer) && <p className="font-semibold">{messages.cancels(visits)}</p>}
      </form>
    </Dialog>
  );
}
