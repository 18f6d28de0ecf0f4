import type { CareItem } from '@pawmatch/contract/care/care-item';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormActions } from '../../../staff/edit/FormActions.tsx';
import { skipCare } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import type { Ticks } from '../use-ticks.ts';

interface SkipDialogProps {
  item: CareItem;
  pet: { name: string };
  ticks: Ticks;
  onClose: () => void;
}

/** Asks why care is skipped. */
export function SkipDialog({ item, pet, ticks, onClose }: SkipDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const named = { what: item.title, pet: pet.name };
  const skip = handleSubmit(async ({ reason }) => {
    if (await ticks.run(() => skipCare([item.id], reason), messages.isSkipped(named))) onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.skipNamed(named)}
      dismissible={!ticks.isBusy}
      hasUnsavedChanges={formState.isDirty}
    >
      <form noValidate onSubmit={(event) => void skip(event)} className="grid gap-4">
        <TextField
          {...register('reason', {
            validate: (text) => text.trim() !== '' || messages.reasonMissing,
          })}
          label={messages.reason}
          hint={messages.reasonHint}
          error={formState.errors.reason?.message}
          maxLength={300}
          autoComplete="off"
        />
        <FormActions submit={messages.skipConfirm} isBusy={ticks.isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
