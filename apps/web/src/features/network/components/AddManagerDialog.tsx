import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import { NewManager } from '@pawmatch/contract/network/shelter-input';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import { addManager } from '../network-api.ts';
import { networkMessages as messages } from '../network-messages.ts';

const resolver = formResolver(NewManager, { onlyFirst: true });

type AddManagerDialogProps = {
  shelter: NetworkShelter;
  onDone: (message: string) => void;
  onClose: () => void;
};

/** Hands a shelter over: another one becomes manager, or is invited. */
export function AddManagerDialog({ shelter, onDone, onClose }: AddManagerDialogProps) {
  const form = useForm<{ email: string }>({ resolver, defaultValues: { email: '' } });
  const add = async ({ email }: { email: string }) => {
    const { managers } = await addManager(shelter.id, email);
    const known = new Set(shelter.managers.map(({ id }) => id));
    const manager = managers.find(({ id }) => !known.has(id));
    onDone(
      manager ? messages.manages({ name: manager.full_name }) : messages.invitedNow({ email }),
    );
  };
  return (
    <FormDialog
      size="sm"
      title={messages.handOverTitle(shelter)}
      description={messages.handOverText}
      submit={messages.send}
      busyLabel={messages.sending}
      form={form}
      failed={messages.failed}
      onSave={add}
      onClose={onClose}
    >
      <TextField
        {...form.register('email')}
        data-autofocus
        label={messages.managerAddress}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={form.formState.errors.email?.message}
      />
    </FormDialog>
  );
}
