import { NewInvitation as InvitationSchema } from '@pawmatch/contract/colleagues/colleague-changes';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { showFormFailure } from '../../../lib/form-failure.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { inviteColleague, type NewInvitation } from '../colleagues-api.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { RoleField } from './RoleField.tsx';

const resolver = formResolver(InvitationSchema, { onlyFirst: true });

type InviteDialogProps = { onInvited: (email: string) => void; onClose: () => void };

/** Invites somebody by email address and role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const form = useForm<NewInvitation>({
    resolver,
    defaultValues: { email: '', role: 'volunteer' },
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;

  const invite = handleSubmit(async (invitation) => {
    try {
      await inviteColleague(invitation);
      onInvited(invitation.email);
    } catch (error) {
      showFormFailure(form, error, accountFailureMessage(error));
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
