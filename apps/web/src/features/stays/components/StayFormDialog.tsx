import type { Pet } from '@pawmatch/contract/pets/pet';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { FormFooter } from '../../../components/ui/FormFooter.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
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
  const formId = useId();
  const showChanged = useShowChangedPet();
  const send = useMutation({
    mutationFn: onSend,
    onSuccess(pet) {
      adminToast.success(done);
      onClose();
      return showChanged(pet);
    },
  });
  const errors = send.error instanceof ApiError ? send.error.fieldErrors : [];
  const errorOf = (field: string) => errors.find((each) => each.field === field)?.message;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send.mutate(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      dismissible={!send.isPending}
      footer={
        <FormFooter
          formId={formId}
          submit={submit}
          cancel={messages.cancel}
          onCancel={onClose}
          isBusy={send.isPending}
          busyLabel={messages.saving}
        />
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4 pt-1">
        <FormFailure>
          {send.error && errors.length === 0
            ? failureReason(send.error, messages.changeFailed)
            : undefined}
        </FormFailure>
        {children(errorOf)}
      </form>
    </Dialog>
  );
}
