import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import { InvitedRegistration } from '@pawmatch/contract/colleagues/colleague-changes';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { type InvitationLink, registerInvited } from '../colleagues-api.ts';
import { invitationMessages as messages } from '../invitation-messages.ts';

const resolver = formResolver(InvitedRegistration, { onlyFirst: true });

type JoinFormProps = { link: InvitationLink; email: string; onJoined: () => Promise<void> };

/** Creates the account of somebody who is invited; the address is that of the invitation. */
export function JoinForm({ link, email, onJoined }: JoinFormProps) {
  const form = useForm({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { ...link, full_name: '', password: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const join = handleSubmit(async (details) => {
    try {
      await registerInvited(details);
    } catch (error) {
      showFormFailure(form, error, accountFailureMessage(error));
      return;
    }
    await onJoined();
  });

  return (
    <form noValidate onSubmit={join} className="grid gap-5">
      <FormFailure>{errors.root?.message}</FormFailure>
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <TextField
        {...register('full_name')}
        label={messages.name}
        autoComplete="name"
        autoCapitalize="words"
        error={errors.full_name?.message}
      />
      <PasswordField
        {...register('password')}
        label={messages.password}
        hint={accountFieldMessages.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" busy={isSubmitting} busyLabel={messages.joining}>
        {messages.join}
      </Button>
    </form>
  );
}
