import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { careMessages as messages } from '../care-messages.ts';
import type { NamedItem } from '../care-outbox.ts';
import type { Ticks } from '../use-ticks.ts';

interface SkipDialogProps {
  item: NamedItem;
  ticks: Ticks;
  onClose: () => void;
}

/** Asks why care is skipped. */
export function SkipDialog({ item, ticks, onClose }: SkipDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const save = async ({ reason }: { reason: string }) => ticks.skip(item, reason);
  return (
    <FormDialog
      title={messages.skipNamed(item)}
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
