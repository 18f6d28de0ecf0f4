import { PHONE_HINT } from '@pawmatch/contract/auth/account-fields';
import { PASSWORD_HINT, Registration } from '@pawmatch/contract/auth/credentials';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { PhoneField } from '../../../components/ui/PhoneField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { endGuard } from '../../../lib/leave-guard.ts';
import { clearRedirect } from '../../../lib/session-store.ts';
import { authMessages, ledes, signupFailureMessage } from '../auth-messages.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { isInvitationPath, readOrigin } from '../redirects.ts';
import { useSession } from '../session-context.ts';
import { signupFieldError } from '../signup-field-error.ts';

const resolver = formResolver(Registration, { onlyFirst: true });

/** Redirects to the questionnaire, with the referred pet. */
export function SignupPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { full_name: '', email: '', phone_number: '', password: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const origin = readOrigin(state, null);
  const isInvited = origin !== null && isInvitationPath(origin);
  const { dialog: leaveDialog } = useUnsavedChanges(isDirty);

  const signUp = handleSubmit(async (details) => {
    try {
      await session.register(details);
      clearRedirect();
      endGuard();
      await navigate('/questionnaire', { replace: true, state });
    } catch (error) {
      const wrong = signupFieldError(error);
      if (wrong) setError(wrong.field, { message: wrong.message }, { shouldFocus: true });
      else setError('root', { message: signupFailureMessage(error) });
    }
  });

  return (
    <AuthFrame
      title={authMessages.signupTitle}
      lede={isInvited ? ledes.signupForInvitation : ledes.signup}
      footer={
        <>
          {authMessages.hasAccount}{' '}
          <Link to="/login" state={state} className="link">
            {authMessages.logIn}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={signUp} className="grid gap-5">
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <TextField
          {...register('full_name')}
          label={authMessages.name}
          autoComplete="name"
          autoCapitalize="words"
          error={errors.full_name?.message}
        />
        <TextField
          {...register('email')}
          label={authMessages.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email?.message}
        />
        <PhoneField
          field={register('phone_number')}
          label={authMessages.phone}
          hint={PHONE_HINT}
          autoComplete="tel-national"
          error={errors.phone_number?.message}
        />
        <PasswordField
          {...register('password')}
          label={authMessages.password}
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <Button
          type="submit"
          size="lg"
          busy={isSubmitting}
          busyLabel={authMessages.creatingAccount}
        >
          {authMessages.createAccount}
        </Button>
      </form>
      {leaveDialog}
    </AuthFrame>
  );
}
