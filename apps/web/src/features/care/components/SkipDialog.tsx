import type { CareItem } from '@pawmatch/contract/care/care-item';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
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
  const form = useForm({ defaultValues: { reason: '' } });
  const named = { what: item.title, pet: pet.name };
  const save = ({ reason }: { reason: string }) =>
    ticks.run(
      () => skipCare([item.id], reason),
      () => messages.isSkipped(named),
    );
  return (
    <FormDialog
      title={messages.skipNamed(named)}
      form={form}
      submit={messages.skipConfirm}
      failed={messages.failed}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || messages.reasonMissing,
        })}
        label={messages.reason}
        hint={messages.reasonHint}
        error={form.formState.errors.reason?.message}
        maxLength={300}
        autoComplete="off"
      />
    </FormDialog>
  );
}
