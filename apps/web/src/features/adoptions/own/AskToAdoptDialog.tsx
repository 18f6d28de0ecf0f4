import { MAX_ADOPTION_MESSAGE } from '@pawmatch/contract/adoptions/adoption-values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { SharingConsent } from '../../match-sharing/components/SharingConsent.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { useAskToAdopt, wantedPetQuery } from './own-adoptions-api.ts';
import { ownAdoptionMessages as messages } from './own-adoptions-messages.ts';

type AskToAdoptDialogProps = { pet: { id: string; name: string }; onClose: () => void };

/** Tells the shelter that the user would like to adopt a pet; or kindly, that somebody else does. */
export function AskToAdoptDialog({ pet, onClose }: AskToAdoptDialogProps) {
  const { data: current } = useQuery(wantedPetQuery(pet.id));
  const shelter = useShelter(pet.id)?.name ?? messages.theShelter;
  const [message, setMessage] = useState('');
  const { mutate: ask, isPending, error } = useAskToAdopt(pet.id);
  const status = current === null ? 'gone' : current?.status;
  const refusal = status && status !== 'Available' ? messages.notAvailable[status](pet.name) : null;
  const other = current?.bonded_with?.name;
  const pets = other ? listInWords([pet.name, other]) : pet.name;
  const title = messages.askTitle(pets);
  if (refusal) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        footer={<Button onClick={onClose}>{messages.close}</Button>}
      >
        <p className="text-pretty">{refusal}</p>
      </Dialog>
    );
  }
  return (
    <DialogForm
      onClose={onClose}
      hasUnsavedChanges={message !== ''}
      title={title}
      submit={messages.send}
      cancel={messages.keep}
      isBusy={isPending}
      busyLabel={messages.sending}
      failure={error && failureReason(error, messages.askFailed)}
      onSubmit={() => ask(message.trim(), { onSuccess: onClose })}
    >
      <p className="text-pretty">{messages.askText({ pets, shelter })}</p>
      <TextAreaField
        label={messages.message}
        hint={messages.messageHint}
        maxLength={MAX_ADOPTION_MESSAGE}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <SharingConsent />
    </DialogForm>
  );
}
