import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';

interface OverruleDialogProps {
  /** What the pets lack, in a sentence. */
  missing: string;
  /** @returns whether it was closed */
  onSave: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** A manager closes an adoption although care rules are in the way, and says why. */
export function OverruleDialog({ missing, onSave, onClose }: OverruleDialogProps) {
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={messages.overruleTitle}
      form={form}
      submit={messages.overrule}
      failed={messages.stepFailed}
      onSave={({ reason }) => onSave(reason)}
      onClose={onClose}
    >
      <p className="text-sm text-pretty">{missing}</p>
      <TextField
        label={messages.overruleReason}
        hint={messages.overruleHint}
        marked
        required
        maxLength={300}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || messages.overruleMissing,
        })}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
