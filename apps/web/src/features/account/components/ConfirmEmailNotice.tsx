import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { requestEmailConfirmation } from '../../auth/auth-api.ts';
import { accountFailureMessage } from '../../auth/auth-messages.ts';
import { accountMessages } from '../account-messages.ts';

interface ConfirmEmailNoticeProps {
  email: string;
  /** Why it matters here; without it, the limit of visit requests. */
  reason?: string;
}

/** For a person whose address is not confirmed yet. */
export function ConfirmEmailNotice({ email, reason }: ConfirmEmailNoticeProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: requestEmailConfirmation,
    onSuccess: () => toastSuccess(accountMessages.sentAgain(email)),
    onError: (error) => toastError(accountFailureMessage(error)),
  });
  return (
    <Notice
      tone="info"
      title={accountMessages.pleaseConfirm}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          busyLabel={accountMessages.sending}
          onClick={() => mutate()}
        >
          {accountMessages.sendAgain}
        </Button>
      }
    >
      {reason ?? accountMessages.whyConfirm(email)}
    </Notice>
  );
}
