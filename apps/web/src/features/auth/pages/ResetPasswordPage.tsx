import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import { PasswordReset } from '@pawmatch/contract/auth/credentials';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { endGuard } from '../../../lib/leave-guard.ts';
import { useTabTitle } from '../../../lib/tab-title.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../auth-failure.ts';
import { authMessages } from '../auth-messages.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { resetPassword } from '../password-api.ts';

const resolver = formResolver(PasswordReset, { onlyFirst: true });

/** The target of the mailed link; the token is in the URL. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { token: search.get('token') ?? '', new_password: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const hasEnded = errors.root?.type === 'ended';
  const { dialog: leaveDialog } = useUnsavedChanges(isDirty && !hasEnded);

  const choosePassword = handleSubmit(async ({ token, new_password }) => {
    try {
      await resetPassword(token, new_password);
      toastSuccess(authMessages.passwordReset);
      endGuard();
      await navigate('/login', { replace: true });
    } catch (error) {
      const hasEnded = error instanceof ApiError && error.code === 'RESET_LINK_INVALID';
      const type = hasEnded ? 'ended' : 'failed';
      setError('root', { type, message: accountFailureMessage(error) });
    }
  });

  const title = hasEnded ? authMessages.resetEndedTitle : authMessages.resetTitle;
  useTabTitle(title);

  return (
    <AuthFrame
      title={title}
      lede={hasEnded ? authMessages.resetEndedLede : authMessages.resetLede}
      footer={
        hasEnded ? (
          <Link to="/login" className="link">
            {authMessages.logIn}
          </Link>
        ) : (
          <Link to="/forgot-password" className="link">
            {authMessages.askForNewLink}
          </Link>
        )
      }
    >
      {hasEnded ? (
        <ButtonLink to="/forgot-password" size="lg">
          {authMessages.askForNewLink}
        </ButtonLink>
      ) : (
        <form noValidate onSubmit={choosePassword} className="grid gap-5">
          <FormFailure>{errors.root?.message}</FormFailure>
          <PasswordField
            {...register('new_password')}
            label={authMessages.newPassword}
            hint={accountFieldMessages.passwordHint}
            autoComplete="new-password"
            error={errors.new_password?.message}
          />
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel={authMessages.saving}>
            {authMessages.savePassword}
          </Button>
        </form>
      )}
      {leaveDialog}
    </AuthFrame>
  );
}
