import { PasskeyRegistration } from '@pawmatch/contract/auth/second-factor';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { factorFailureMessage } from '../../auth/factor-failure-message.ts';
import { addPasskey } from '../../auth/second-factor-api.ts';
import { secondFactorMessages as messages } from '../../auth/second-factor-messages.ts';

const resolver = formResolver(z.pick(PasskeyRegistration, { name: true }), { onlyFirst: true });

type AddPasskeyDialogProps = {
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
  onClose: () => void;
};

/** Names a passkey, and has the browser make it. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { name: '' },
  });
  const { errors, isSubmitting } = formState;
  const add = handleSubmit(async ({ name }) => {
    try {
      const { recovery_codes } = await addPasskey(name);
      await onAdded(recovery_codes);
      // New recovery codes say as much, and a toast would cover them.
      if (!recovery_codes) toastSuccess(messages.passkeyIsAdded);
    } catch (error) {
      setError('root', { message: factorFailureMessage(error) });
    }
  });
  return (
    <DialogForm
      size="sm"
      title={messages.addPasskeyTitle}
      description={messages.addPasskeyText}
      onClose={onClose}
      submit={messages.proceed}
      cancel={messages.notNow}
      isBusy={isSubmitting}
      busyLabel={messages.askingPasskey}
      failure={errors.root?.message}
      onSubmit={add}
    >
      <TextField
        {...register('name')}
        data-autofocus
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        autoComplete="off"
        error={errors.name?.message}
      />
    </DialogForm>
  );
}
