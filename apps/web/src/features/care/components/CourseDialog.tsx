import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { addCourse } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import type { Ticks } from '../use-ticks.ts';

interface CourseDialogProps {
  pet: { id: string };
  /** At the shelter. */
  today: string;
  ticks: Ticks;
  onClose: () => void;
}

/** A medicine for some days, of which each dose is due. */
export function CourseDialog({ pet, today, ticks, onClose }: CourseDialogProps) {
  const defaultValues = {
    product: '',
    dose: '',
    note: '',
    starts_on: today,
    ends_on: '',
    times_a_day: '1',
  };
  const form = useForm({ defaultValues });
  const { register } = form;
  const { errors } = form.formState;
  const save = async ({ times_a_day, ...values }: typeof defaultValues) => {
    await addCourse(pet.id, { ...values, times_a_day: Number(times_a_day) });
    await ticks.refresh();
  };
  return (
    <FormDialog
      title={messages.addCourse}
      form={form}
      submit={messages.addConfirm}
      failed={messages.failed}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...register('product')}
        label={messages.medicine}
        error={errors.product?.message}
        autoComplete="off"
      />
      <TextField {...register('dose')} label={messages.dose} error={errors.dose?.message} />
      <TextField
        {...register('note')}
        label={messages.howToGive}
        hint={messages.howToGiveHint}
        error={errors.note?.message}
        autoComplete="off"
      />
      <TextField
        {...register('starts_on')}
        type="date"
        label={messages.from}
        error={errors.starts_on?.message}
      />
      <TextField
        {...register('ends_on')}
        type="date"
        label={messages.lastDay}
        error={errors.ends_on?.message}
      />
      <TextField
        {...register('times_a_day')}
        label={messages.timesADay}
        error={errors.times_a_day?.message}
        inputMode="numeric"
      />
    </FormDialog>
  );
}
