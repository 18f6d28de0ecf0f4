import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DialogForm, type DialogFormProps } from '../../components/ui/DialogForm.tsx';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { showFormFailure } from '../../lib/form-failure.ts';
import { staffMessages } from '../staff-messages.ts';

type FormDialogProps<Values extends FieldValues, Checked> = Omit<
  DialogFormProps,
  'isBusy' | 'failure' | 'hasUnsavedChanges' | 'onSubmit'
> & {
  form: UseFormReturn<Values, unknown, Checked>;
  /** What is said when it could not be sent, and the server gives no reason. */
  failed: string;
  /** Sends it; the dialog closes, unless this fails or returns false. */
  onSave: (values: Checked) => Promise<unknown>;
};

/** A short form in a dialog: what the server refuses is shown at its field, and what was typed stays. */
export function FormDialog<Values extends FieldValues, Checked = Values>({
  form,
  failed,
  onSave,
  ...dialog
}: FormDialogProps<Values, Checked>) {
  const { errors, isSubmitting, isDirty } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      if ((await onSave(values)) !== false) dialog.onClose();
    } catch (error) {
      showFormFailure(form, error, failureReason(error, failed));
    }
  });
  return (
    <DialogForm
      cancel={staffMessages.notNow}
      busyLabel={staffMessages.saving}
      className="gap-4"
      {...dialog}
      hasUnsavedChanges={isDirty}
      isBusy={isSubmitting}
      failure={errors.root?.message}
      onSubmit={save}
    />
  );
}
