import { type ReactNode, useId } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { FormFooter } from '../../../components/ui/FormFooter.tsx';
import { authMessages } from '../../auth/auth-messages.ts';

type ShelterDialogProps = {
  title: string;
  description: string;
  submit: string;
  submitting: string;
  form: { isSubmitting: boolean; isDirty: boolean; errors: FieldErrors<FieldValues> };
  onSubmit: (event: React.FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form about a shelter. */
export function ShelterDialog(props: ShelterDialogProps) {
  const { title, description, submit, submitting, form, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={description}
      onClose={onClose}
      dismissible={!form.isSubmitting}
      hasUnsavedChanges={form.isDirty}
      footer={
        <FormFooter
          formId={formId}
          submit={submit}
          cancel={authMessages.cancel}
          onCancel={onClose}
          isBusy={form.isSubmitting}
          busyLabel={submitting}
        />
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-5 pt-1">
        <FormFailure>{form.errors.root?.message}</FormFailure>
        {children}
      </form>
    </Dialog>
  );
}
