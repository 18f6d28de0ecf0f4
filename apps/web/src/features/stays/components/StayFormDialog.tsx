import type { Pet } from '@pawmatch/contract/pets/pet';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { refusedFields } from '../../../lib/form-failure.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useShowChangedPet } from '../stays-api.ts';
import { stayMessages as messages } from '../stays-messages.ts';

/** What each dialog about a pet's stay is given. */
export interface StayDialogProps {
  pet: Pet;
  timeZone: string;
  onClose: () => void;
}

interface StayFormDialogProps {
  title: string;
  /** The label of the button that sends it. */
  submit: string;
  /** Sends the form. @returns the changed pet, if the call answers with it */
  onSend: (fields: FormData) => Promise<Pet | undefined>;
  /** What is said when it is done. */
  done: string;
  onClose: () => void;
  /** @param errorOf what the server says about a field */
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A short form about a pet's stay, which the server checks. */
export function StayFormDialog({
  title,
  submit,
  onSend,
  done,
  onClose,
  children,
}: StayFormDialogProps) {
  const showChanged = useShowChangedPet();
  const send = useMutation({
    mutationFn: onSend,
    onSuccess(pet) {
      adminToast.success(done);
      onClose();
      return showChanged(pet);
    },
  });
  const refused = refusedFields(send.error);
  const isOtherFailure = send.error && Object.keys(refused).length === 0;
  return (
    <DialogForm
      size="sm"
      title={title}
      onClose={onClose}
      submit={submit}
      isBusy={send.isPending}
      busyLabel={messages.saving}
      failure={isOtherFailure ? failureReason(send.error, messages.changeFailed) : null}
      onSubmit={(event) => send.mutate(new FormData(event.currentTarget))}
    >
      {children((field) => refused[field])}
    </DialogForm>
  );
}
