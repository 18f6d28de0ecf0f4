import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormActions } from '../../../staff/edit/FormActions.tsx';
import { showRefusal } from '../../../staff/edit/show-refusal.ts';
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
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { product: '', dose: '', starts_on: today, ends_on: '', times_a_day: '1' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const save = handleSubmit(async ({ times_a_day, ...values }) => {
    try {
      await addCourse(pet.id, { ...values, times_a_day: Number(times_a_day) });
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
      title={messages.addCourse}
      dismissible={!isSubmitting}
      hasUnsavedChanges={isDirty}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <TextField
          {...register('product')}
          label={messages.medicine}
          error={errors.product?.message}
          autoComplete="off"
        />
        <TextField {...register('dose')} label={messages.dose} error={errors.dose?.message} />
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
        <FormActions submit={messages.addConfirm} isBusy={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
