import { careKindLabels, careKinds } from '@pawmatch/contract/care/care-values';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormActions } from '../../../staff/edit/FormActions.tsx';
import { showRefusal } from '../../../staff/edit/show-refusal.ts';
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
      showRefusal(error, setError, messages.failed);
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
        <FormActions submit={messages.addConfirm} isBusy={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
