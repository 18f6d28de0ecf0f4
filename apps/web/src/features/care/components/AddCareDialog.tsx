import { careKindLabels } from '@pawmatch/contract/care/care-kind-messages';
import { careKinds } from '@pawmatch/contract/care/care-values';
import { useForm } from 'react-hook-form';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
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
  const form = useForm({
    defaultValues: { title: '', kind: kinds[0] ?? 'other', due_on: today },
  });
  const { register } = form;
  const { errors } = form.formState;
  const save = async (values: Parameters<typeof addCare>[1]) => {
    await addCare(pet.id, values);
    await ticks.refresh();
  };
  return (
    <FormDialog
      title={messages.add}
      form={form}
      submit={messages.addConfirm}
      failed={messages.failed}
      onSave={save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
