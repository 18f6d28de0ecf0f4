import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { requestEmailConfirmation } from '../../account/account-api.ts';
import { accountFailureMessage } from '../../auth/auth-messages.ts';
import { alertMessages as messages } from '../alert-messages.ts';

/** Alerts go to confirmed addresses only. */
export function ConfirmFirst({ email = '' }: { email: string | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: requestEmailConfirmation,
    onSuccess: () => toastSuccess(messages.linkSent(email)),
    onError: (error) => toastError(accountFailureMessage(error)),
  });
  return (
    <Notice
      tone="warning"
      title={messages.confirmTitle}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          busyLabel={messages.sendingLink}
          onClick={() => mutate()}
        >
          {messages.sendLink}
        </Button>
      }
    >
      {messages.confirmText(email)}
    </Notice>
  );
}
