import { PasswordAgain } from '@pawmatch/contract/auth/credentials';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { accountFailureMessage } from '../auth-failure.ts';
import { authMessages } from '../auth-messages.ts';

const resolver = formResolver(PasswordAgain, { onlyFirst: true });

type PasswordAgainDialogProps = {
  title: string;
  /** Explains the action. */
  children: ReactNode;
  confirmText: string;
  busyText: string;
  /** When it throws, the dialog stays open and shows the error. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the user's password before an action that needs more than an open session. */
export function PasswordAgainDialog({
  title,
  children,
  confirmText,
  busyText,
  onConfirm,
  onClose,
}: PasswordAgainDialogProps) {
  const form = useForm({ resolver, defaultValues: { current_password: '' } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const confirm = handleSubmit(async ({ current_password }) => {
    try {
      await onConfirm(current_password);
    } catch (error) {
      showFormFailure(form, error, accountFailureMessage(error));
    }
  });

  return (
    <DialogForm
      size="sm"
      title={title}
      onClose={onClose}
      submit={confirmText}
      isBusy={isSubmitting}
      busyLabel={busyText}
      tone="danger"
      failure={errors.root?.message}
      onSubmit={confirm}
    >
      <div className="text-text-muted">{children}</div>
      <PasswordField
        {...register('current_password')}
        data-autofocus
        label={authMessages.yourPassword}
        autoComplete="current-password"
        error={errors.current_password?.message}
      />
    </DialogForm>
  );
}
