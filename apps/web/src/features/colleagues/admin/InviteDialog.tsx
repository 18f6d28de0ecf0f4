import { NewInvitation as InvitationSchema } from '@pawmatch/contract/colleagues/colleague-changes';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { inviteColleague, type NewInvitation } from '../colleagues-api.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { RoleField } from './RoleField.tsx';

const resolver = formResolver(InvitationSchema, { onlyFirst: true });

type InviteDialogProps = { onInvited: (email: string) => void; onClose: () => void };

/** Invites somebody by email address and role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { register, handleSubmit, setError, watch, formState } = useForm<NewInvitation>({
    resolver,
    defaultValues: { email: '', role: 'volunteer' },
  });
  const { errors, isSubmitting, isDirty } = formState;

  const invite = handleSubmit(async (invitation) => {
    try {
      await inviteColleague(invitation);
      onInvited(invitation.email);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const field = code === 'ALREADY_COLLEAGUE' ? 'email' : 'root';
      setError(field, { message: accountFailureMessage(error) }, { shouldFocus: true });
    }
  });

  return (
    <DialogForm
      size="sm"
      title={messages.inviteTitle}
      description={messages.inviteText}
      onClose={onClose}
      hasUnsavedChanges={isDirty}
      submit={messages.send}
      isBusy={isSubmitting}
      busyLabel={messages.sending}
      failure={errors.root?.message}
      onSubmit={invite}
    >
      <TextField
        {...register('email')}
        data-autofocus
        label={messages.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.email?.message}
      />
      <RoleField {...register('role')} role={watch('role')} error={errors.role?.message} />
    </DialogForm>
  );
}
