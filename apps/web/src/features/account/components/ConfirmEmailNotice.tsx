import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { requestEmailConfirmation } from '../../auth/password-api.ts';
import { accountMessages } from '../account-messages.ts';

interface ConfirmEmailNoticeProps {
  email: string;
  /** Why it matters here; without it, the limit of visit requests. */
  reason?: string;
}

/** The link opens in another tab. This tab checks again when it gets the focus, and shows a toast. */
function useConfirmedElsewhere(): boolean {
  const queries = useQueryClient();
  const { data } = useQuery({ ...currentUserQuery, refetchOnWindowFocus: 'always' });
  const isConfirmed = data?.email_confirmed === true;
  const isSaid = useRef(false);
  // Most pages drop the notice as soon as the address is confirmed, so it is also said then.
  useEffect(() => {
    const say = () => {
      const user = queries.getQueryData(currentUserQuery.queryKey);
      if (!user?.email_confirmed || isSaid.current) return;
      isSaid.current = true;
      toastSuccess(accountMessages.nowConfirmed);
    };
    if (isConfirmed) say();
    return say;
  }, [isConfirmed, queries]);
  return isConfirmed;
}

/** Sends nothing to an address that was confirmed meanwhile. */
function useSendAgain(email: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const user = await queries.fetchQuery({ ...currentUserQuery, staleTime: 0 });
      if (user.email_confirmed) return;
      await requestEmailConfirmation();
      toastSuccess(accountMessages.sentAgain(email));
    },
    onError: (error) => toastError(accountFailureMessage(error)),
  });
}

/** For a person whose address is not confirmed yet. */
export function ConfirmEmailNotice({ email, reason }: ConfirmEmailNoticeProps) {
  const { mutate, isPending } = useSendAgain(email);
  const isConfirmed = useConfirmedElsewhere();
  if (isConfirmed) return <Notice tone="success">{accountMessages.nowConfirmed}</Notice>;
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
