import { careKindLabels, careKinds } from '@pawmatch/contract/care/care-values';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { addCare } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import type { Ticks } from '../use-ticks.ts';

interface AddCareDialogProps {
  pet: { id: string };
  /** At the shelter. */
  today: string;
  ticks: Ticks;
  onClose: () => void;
}

const kinds = careKinds.filter((kind) => kind !== 'weight');

/** Adds care that no plan asks for. */
export function AddCareDialog({ pet, today, ticks, onClose }: AddCareDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { title: '', kind: kinds[0] ?? 'other', due_on: today },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const save = handleSubmit(async (values) => {
    try {
      await addCare(pet.id, values);
      await ticks.refresh();
      onClose();
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fieldErrors : [];
      for (const { field, message } of wrong) setError(field as keyof typeof values, { message });
      if (wrong.length === 0) adminToast.error(failureReason(error, messages.failed));
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.add}
      dismissible={!isSubmitting}
      hasUnsavedChanges={isDirty}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <TextField
          {...register('title')}
          label={messages.what}
          error={errors.title?.message}
          maxLength={120}
          autoComplete="off"
        />
        <SelectField
          {...register('kind')}
          label={messages.kind}
          options={kinds.map((value) => ({ value, label: careKindLabels[value] }))}
        />
        <TextField
          {...register('due_on')}
          type="date"
          label={messages.when}
          error={errors.due_on?.message}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} busyLabel={messages.saving}>
            {messages.addConfirm}
          </Button>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            {messages.notNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
