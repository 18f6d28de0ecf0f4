import { PasswordResetRequest } from '@pawmatch/contract/auth/credentials';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { formResolver } from '../../../lib/form-resolver.ts';
import { accountFailureMessage } from '../auth-failure.ts';
import { authMessages } from '../auth-messages.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { requestPasswordReset } from '../password-api.ts';

const resolver = formResolver(PasswordResetRequest, { onlyFirst: true });

/** Requests a link to choose a new password. */
export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [message, setMessage] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const requestLink = handleSubmit(async ({ email }) => {
    try {
      setMessage((await requestPasswordReset(email)).message);
    } catch (error) {
      setError('root', { message: accountFailureMessage(error) });
    }
  });

  return (
    <AuthFrame
      title={authMessages.forgotPassword}
      lede={authMessages.forgotLede}
      footer={
        <Link to="/login" state={state} className="link">
          {authMessages.backToLogin}
        </Link>
      }
    >
      {message ? (
        <div role="status">
          <Notice tone="success">{message}</Notice>
        </div>
      ) : (
        <form noValidate onSubmit={requestLink} className="grid gap-5">
          <FormFailure>{errors.root?.message}</FormFailure>
          <TextField
            {...register('email')}
            label={authMessages.email}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            error={errors.email?.message}
          />
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel={authMessages.sendingLink}>
            {authMessages.sendLink}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
