import { NewInvitation as InvitationSchema } from '@pawmatch/contract/colleagues/colleague-changes';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { FormFooter } from '../../../components/ui/FormFooter.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { authMessages } from '../../auth/auth-messages.ts';
import { inviteColleague, type NewInvitation } from '../colleagues-api.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { RoleField } from './RoleField.tsx';

const resolver = formResolver(InvitationSchema, { onlyFirst: true });

type InviteDialogProps = { onInvited: (email: string) => void; onClose: () => void };

/** Invites somebody by email address and role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const formId = useId();
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
    <Dialog
      open
      size="sm"
      title={messages.inviteTitle}
      description={messages.inviteText}
      onClose={onClose}
      dismissible={!isSubmitting}
      hasUnsavedChanges={isDirty}
      footer={
        <FormFooter
          formId={formId}
          submit={messages.send}
          cancel={authMessages.cancel}
          onCancel={onClose}
          isBusy={isSubmitting}
          busyLabel={messages.sending}
        />
      }
    >
      <form id={formId} noValidate onSubmit={invite} className="grid gap-5 pt-1">
        <FormFailure>{errors.root?.message}</FormFailure>
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
      </form>
    </Dialog>
  );
}
