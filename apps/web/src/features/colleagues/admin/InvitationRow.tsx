import type { Invitation } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { colleaguesQuery, resendInvitation, withdrawInvitation } from '../colleagues-api.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { roleNames } from '../role-messages.ts';

type InvitationRowProps = { invitation: Invitation; timeZone: string };

/** Somebody who is invited, with buttons to send the email again and to withdraw. */
export function InvitationRow({ invitation, timeZone }: InvitationRowProps) {
  const { id, email, role, invited_by, invited_at, expires_at } = invitation;
  const queries = useQueryClient();
  const settings = {
    onError: (error: Error) => adminToast.error(accountFailureMessage(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: colleaguesQuery.queryKey }),
  };
  const resend = useMutation({
    mutationFn: () => resendInvitation(id),
    onSuccess: () => adminToast.success(messages.sent(email)),
    ...settings,
  });
  const withdraw = useMutation({
    mutationFn: () => withdrawInvitation(id),
    onSuccess: () => adminToast.success(messages.withdrawn(email)),
    ...settings,
  });
  const hasExpired = Date.parse(expires_at) <= Date.now();
  const by = { date: shortDate(invited_at, timeZone), by: invited_by };
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{email}</span>
          <Badge>{roleNames[role]}</Badge>
          {hasExpired && <Badge tone="negative">{messages.expired}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-text-muted">
          {messages.invitedBy(by)}.{' '}
          {!hasExpired && messages.endsOn(shortDate(expires_at, timeZone))}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:px-3"
          busy={resend.isPending}
          busyLabel={messages.sending}
          aria-label={messages.resendOf(email)}
          onClick={() => resend.mutate()}
        >
          {messages.resend}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:px-3"
          busy={withdraw.isPending}
          aria-label={messages.withdrawOf(email)}
          onClick={() => withdraw.mutate()}
        >
          {messages.withdraw}
        </Button>
      </div>
    </li>
  );
}
