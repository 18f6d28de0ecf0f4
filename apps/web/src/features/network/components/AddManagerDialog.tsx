import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import { NewManager } from '@pawmatch/contract/network/shelter-input';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { addManager } from '../network-api.ts';
import { networkMessages as messages } from '../network-messages.ts';
import { showFailure } from '../show-failure.ts';

const resolver = formResolver(NewManager, { onlyFirst: true });

type AddManagerDialogProps = {
  shelter: NetworkShelter;
  onDone: (message: string) => void;
  onClose: () => void;
};

/** Hands a shelter over: another one becomes manager, or is invited. */
export function AddManagerDialog({ shelter, onDone, onClose }: AddManagerDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    resolver,
    defaultValues: { email: '' },
  });
  const add = handleSubmit(async ({ email }) => {
    try {
      const { managers } = await addManager(shelter.id, email);
      const known = new Set(shelter.managers.map(({ id }) => id));
      const manager = managers.find(({ id }) => !known.has(id));
      onDone(
        manager ? messages.manages({ name: manager.full_name }) : messages.invitedNow({ email }),
      );
    } catch (error) {
      showFailure(error, setError);
    }
  });
  return (
    <DialogForm
      size="sm"
      title={messages.handOverTitle(shelter)}
      description={messages.handOverText}
      submit={messages.send}
      isBusy={formState.isSubmitting}
      busyLabel={messages.sending}
      hasUnsavedChanges={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        {...register('email')}
        data-autofocus
        label={messages.managerAddress}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={formState.errors.email?.message}
      />
    </DialogForm>
  );
}
