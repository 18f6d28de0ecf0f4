import type { SignedInUser } from '@pawmatch/contract/auth/auth-endpoints';
import { Credentials } from '@pawmatch/contract/auth/credentials';
import type { Proof, SecondStep } from '@pawmatch/contract/auth/second-factor';
import { languagePrefix } from '@pawmatch/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { clearRedirect, readRedirect } from '../../../lib/storage/session-store.ts';
import { LANGUAGE } from '../../../lib/text/language.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { accountFailureMessage, loginFailureMessage } from '../auth-failure.ts';
import { authMessages, ledes } from '../auth-messages.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { FactorForm } from '../components/FactorForm.tsx';
import { PetToMeet } from '../components/PetToMeet.tsx';
import { factorFailureMessage } from '../factor-failure-message.ts';
import { languageAfterLogin } from '../language-after-login.ts';
import { canUsePasskeys } from '../passkeys.ts';
import { isInvitationPath, pathAfterLogin, readOrigin } from '../redirects.ts';
import { logInWithPasskey, readSecondStep, takeSecondStep } from '../second-factor-api.ts';
import {
  secondFactorMessages as messages,
  secondFactorMessages,
} from '../second-factor-messages.ts';
import { useSession } from '../session-context.ts';

const resolver = formResolver(Credentials, { onlyFirst: true });

/** Redirects to where the user came from. */
export function LoginPage() {
  const { login } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const origin = readOrigin(state, readRedirect());
  const isInvited = origin !== null && isInvitationPath(origin);

  const enter = async ({ role, language }: SignedInUser) => {
    const path = pathAfterLogin(role, readOrigin(state, readRedirect()));
    clearRedirect();
    const next = languageAfterLogin(language);
    if (next === LANGUAGE) await navigate(path, { replace: true });
    else location.replace(languagePrefix(next) + path);
  };
  const logIn = handleSubmit(async (credentials) => {
    try {
      await enter(await login(credentials));
    } catch (error) {
      const step = readSecondStep(error);
      if (step) {
        setSecondStep(step);
        return;
      }
      setError('root', { message: loginFailureMessage(error) });
    }
  });

  if (secondStep) {
    return (
      <AuthFrame
        title={secondFactorMessages.secondStepTitle}
        lede={secondFactorMessages.secondStepLede}
        footer={
          <button type="button" className="link" onClick={() => setSecondStep(undefined)}>
            {secondFactorMessages.startAgain}
          </button>
        }
      >
        <SecondStepOfLogin step={secondStep} onEnter={enter} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={authMessages.loginTitle}
      lede={isInvited ? ledes.loginForInvitation : ledes.login}
      footer={
        <>
          {authMessages.noAccount}{' '}
          <Link to="/signup" state={state} className="link">
            {authMessages.signUp}
          </Link>
        </>
      }
    >
      <PetToMeet state={state} />
      <form noValidate onSubmit={logIn} className="grid gap-5">
        <FormFailure>{errors.root?.message}</FormFailure>
        <TextField
          {...register('email')}
          label={authMessages.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errors.email?.message}
        />
        <div className="grid gap-2">
          <PasswordField
            {...register('password')}
            label={authMessages.password}
            autoComplete="current-password"
            error={errors.password?.message}
          />
          <Link
            to="/forgot-password"
            state={state}
            className="link inline-flex min-h-11 items-center justify-self-start text-sm"
          >
            {authMessages.forgotPassword}
          </Link>
        </div>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel={authMessages.signingIn}>
          {authMessages.signIn}
        </Button>
      </form>
      <PasskeyLogin onEnter={enter} />
    </AuthFrame>
  );
}

/** A login without the password, in browsers that have passkeys. */
function PasskeyLogin({ onEnter }: { onEnter: (user: SignedInUser) => Promise<void> }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onEnter(await logInWithPasskey()),
  });
  // The server does not know the browser; the place is kept, so that nothing moves.
  const isHidden = useHydrated() && !canUsePasskeys();
  if (isHidden) return null;
  return (
    <div className="grid gap-3">
      <Button
        variant="quiet"
        busy={isPending}
        busyLabel={messages.askingPasskey}
        onClick={() => mutate()}
      >
        {messages.passkey}
      </Button>
      <FormFailure>{error && factorFailureMessage(error)}</FormFailure>
    </div>
  );
}

type SecondStepOfLoginProps = {
  step: SecondStep;
  onEnter: (user: SignedInUser) => Promise<void>;
};

/** After the right password: a passkey or a code. */
function SecondStepOfLogin({ step, onEnter }: SecondStepOfLoginProps) {
  const [ended, setEnded] = useState<string | null>(null);
  const answer = async (proof: Proof) => {
    try {
      await onEnter(await takeSecondStep({ ...proof, ticket: step.ticket ?? '' }));
    } catch (error) {
      const isEnded = error instanceof ApiError && error.code === 'SECOND_STEP_ENDED';
      if (!isEnded) throw error;
      setEnded(accountFailureMessage(error));
    }
  };
  if (ended) return <Notice tone="error">{ended}</Notice>;
  return <FactorForm step={step} onAnswer={answer} />;
}
