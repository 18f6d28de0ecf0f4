import { MAX_ADOPTION_MESSAGE } from '@pawmatch/contract/adoptions/adoption-values';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFooter } from '../../../components/ui/FormFooter.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
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
  const formId = useId();
  const { data: current } = useQuery(wantedPetQuery(pet.id));
  const shelter = useShelter(pet.id)?.name ?? messages.theShelter;
  const [message, setMessage] = useState('');
  const { mutate: ask, isPending, error } = useAskToAdopt(pet.id);
  const status = current === null ? 'gone' : current?.status;
  const refusal = status && status !== 'Available' ? messages.notAvailable[status](pet.name) : null;
  const other = current?.bonded_with?.name;
  const pets = other ? listInWords([pet.name, other]) : pet.name;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isPending}
      hasUnsavedChanges={message !== ''}
      title={messages.askTitle(pets)}
      footer={
        refusal ? (
          <Button onClick={onClose}>{messages.close}</Button>
        ) : (
          <FormFooter
            formId={formId}
            submit={messages.send}
            cancel={messages.keep}
            onCancel={onClose}
            isBusy={isPending}
            busyLabel={messages.sending}
          />
        )
      }
    >
      {refusal ? (
        <p className="text-pretty">{refusal}</p>
      ) : (
        <form
          id={formId}
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            ask(message.trim(), { onSuccess: onClose });
          }}
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
          {error && <Notice tone="error">{failureReason(error, messages.askFailed)}</Notice>}
        </form>
      )}
    </Dialog>
  );
}
