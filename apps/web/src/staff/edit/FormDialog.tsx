import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DialogForm } from '../../components/ui/DialogForm.tsx';
import { staffMessages } from '../staff-messages.ts';
import { showRefusal } from './show-refusal.ts';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** The label of the button that sends it. */
  submit: string;
  /** What is said when it could not be sent, and nothing of it was refused. */
  failed: string;
  /** Sends it; the dialog closes, unless this fails or returns false. */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** Another action, beside the buttons. */
  action?: ReactNode;
  children: ReactNode;
}

/** A short form in a dialog: what the server refuses is shown at its field, and what was typed stays. */
export function FormDialog<Values extends FieldValues>({
  title,
  form,
  submit,
  failed,
  onSave,
  onClose,
  action,
  children,
}: FormDialogProps<Values>) {
  const { isSubmitting, isDirty } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      if ((await onSave(values)) !== false) onClose();
    } catch (error) {
      showRefusal(error, form.setError, failed);
    }
  });
  return (
    <DialogForm
      onClose={onClose}
      title={title}
      hasUnsavedChanges={isDirty}
      submit={submit}
      cancel={staffMessages.notNow}
      isBusy={isSubmitting}
      busyLabel={staffMessages.saving}
      action={action}
      onSubmit={save}
      className="gap-4"
    >
      {children}
    </DialogForm>
  );
}
