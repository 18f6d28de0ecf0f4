import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import { Registration } from '@pawmatch/contract/auth/credentials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { PhoneField } from '../../../components/ui/PhoneField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { endGuard } from '../../../lib/leave-guard.ts';
import { clearRedirect } from '../../../lib/storage/session-store.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { signupFailureMessage } from '../auth-failure.ts';
import { authMessages, ledes } from '../auth-messages.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { PetToMeet } from '../components/PetToMeet.tsx';
import { isInvitationPath, readOrigin } from '../redirects.ts';
import { useSession } from '../session-context.ts';

const resolver = formResolver(Registration, { onlyFirst: true });

type SignupField = 'full_name' | 'email' | 'phone_number' | 'password';

/** Redirects to the questionnaire, with the referred pet. */
export function SignupPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useForm({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { full_name: '', email: '', phone_number: '', password: '' },
  });
  const { register, handleSubmit, clearErrors, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const [rightFields, setRightFields] = useState<readonly SignupField[]>([]);
  const origin = readOrigin(state, null);
  const isInvited = origin !== null && isInvitationPath(origin);
  const { dialog: leaveDialog } = useUnsavedChanges(isDirty);

  /**
   * A field that is left gets a mark if it is right. Errors come when the form is sent, and go when the field is right.
   */
  const field = (name: SignupField) => {
    const isRight = (text: string) => z.safeParse(Registration.shape[name], text).success;
    const mark = (right: boolean) =>
      setRightFields((fields) => [...fields.filter((it) => it !== name), ...(right ? [name] : [])]);
    return register(name, {
      onBlur: ({ target }) => mark(isRight(target.value)),
      onChange: ({ target }) => (isRight(target.value) ? clearErrors(name) : mark(false)),
    });
  };
  const textsOf = (name: SignupField) => ({
    error: errors[name]?.message,
    isRight: rightFields.includes(name),
  });

  const signUp = handleSubmit(async (details) => {
    try {
      await session.register(details);
      clearRedirect();
      endGuard();
      toastSuccess(authMessages.signedUp({ email: details.email }));
      await navigate('/questionnaire', { replace: true, state });
    } catch (error) {
      showFormFailure(form, error, signupFailureMessage(error));
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
      <PetToMeet state={state} />
      <form noValidate onSubmit={signUp} className="grid gap-5">
        <FormFailure>{errors.root?.message}</FormFailure>
        <TextField
          {...field('full_name')}
          {...textsOf('full_name')}
          label={authMessages.name}
          autoComplete="name"
          autoCapitalize="words"
        />
        <TextField
          {...field('email')}
          {...textsOf('email')}
          label={authMessages.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <PhoneField
          field={field('phone_number')}
          {...textsOf('phone_number')}
          label={authMessages.phone}
          hint={
            <>
              <span>{accountFieldMessages.phoneHint}</span>{' '}
              <span className="block">{authMessages.whyPhone}</span>
            </>
          }
          autoComplete="tel-national"
        />
        <PasswordField
          {...field('password')}
          {...textsOf('password')}
          label={authMessages.password}
          hint={accountFieldMessages.passwordHint}
          autoComplete="new-password"
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
