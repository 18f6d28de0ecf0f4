import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import { PasswordChange } from '@pawmatch/contract/auth/credentials';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../auth-failure.ts';
import { authMessages } from '../auth-messages.ts';
import { changePassword } from '../password-api.ts';

const resolver = formResolver(PasswordChange, { onlyFirst: true });

/** Changes the user's password; requires the current one. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useForm({
    resolver,
    defaultValues: { current_password: '', new_password: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { dialog: leaveDialog } = useUnsavedChanges(isDirty);

  const change = handleSubmit(async (passwords) => {
    try {
      await changePassword(passwords);
      toastSuccess(authMessages.passwordChanged);
      onChanged();
    } catch (error) {
      showFormFailure(form, error, accountFailureMessage(error));
    }
  });

  return (
    <>
      <form noValidate onSubmit={change} className="grid max-w-md gap-5">
        <FormFailure>{errors.root?.message}</FormFailure>
        <PasswordField
          {...register('current_password')}
          label={authMessages.currentPassword}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordField
          {...register('new_password')}
          label={authMessages.newPassword}
          hint={accountFieldMessages.passwordHint}
          autoComplete="new-password"
          error={errors.new_password?.message}
        />
        <SubmitButton isSending={isSubmitting} sending={authMessages.saving}>
          {authMessages.changePassword}
        </SubmitButton>
      </form>
      {leaveDialog}
    </>
  );
}
