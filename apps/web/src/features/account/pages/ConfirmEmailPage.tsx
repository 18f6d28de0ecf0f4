import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { useTabTitle } from '../../../lib/tab-title.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { AuthFrame } from '../../auth/components/AuthFrame.tsx';
import { findPendingInvitation } from '../../auth/pending-invitation.ts';
import { useSession } from '../../auth/session-context.ts';
import { confirmationQuery, confirmEmail } from '../account-api.ts';
import { accountMessages } from '../account-messages.ts';
import { ConfirmWithPassword } from '../components/ConfirmWithPassword.tsx';

/**
 * The target of the mailed link. Opening it changes nothing, because mail scanners open links
 * too: the user presses the button.
 */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queries = useQueryClient();
  const { status } = useSession();
  const isLoggedIn = status === 'adopter' || status === 'admin';
  const person = useQuery({ ...currentUserQuery, enabled: isLoggedIn });
  const { mutate, mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: confirmEmail,
    onSettled: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  const isConfirmedBefore = person.data?.email_confirmed === true && !isSuccess;
  const link = useQuery(confirmationQuery(token));
  const account = link.data?.is_known_browser === false ? link.data : null;
  const hasEnded = link.error instanceof ApiError && link.error.status === 400;
  const failure = account ? null : (error ?? (isSuccess ? null : link.error));

  const title =
    isSuccess || isConfirmedBefore
      ? accountMessages.confirmedTitle
      : !token
        ? accountMessages.incompleteTitle
        : hasEnded
          ? accountMessages.endedTitle
          : accountMessages.confirmTitle;
  useTabTitle(title);

  // What the link needs decides the form, and nothing that is shown moves; the footer is below the window.
  if (link.isLoading) return <div className="min-h-dvh" />;
  return (
    <div className="min-h-dvh">
      <AuthFrame
        title={title}
        lede={title === accountMessages.confirmTitle ? accountMessages.confirmLede : ''}
        footer={
          isLoggedIn ? (
            <Link to="/account" className="link">
              {accountMessages.title}
            </Link>
          ) : (
            <Link to="/login" state={{ origin: '/account' }} className="link">
              {accountMessages.logIn}
            </Link>
          )
        }
      >
        <div className="grid gap-5">
          <div role="status" className="empty:-mb-5">
            {isSuccess && <Notice tone="success">{accountMessages.confirmDone}</Notice>}
            {isConfirmedBefore && (
              <Notice tone="success">{accountMessages.alreadyConfirmed}</Notice>
            )}
          </div>
          {failure && !isConfirmedBefore && (
            <Notice tone="error">{accountFailureMessage(failure)}</Notice>
          )}
          {!token && <Notice tone="error">{accountMessages.linkIncomplete}</Notice>}
          {isSuccess || isConfirmedBefore ? (
            <NextStep />
          ) : account ? (
            <ConfirmWithPassword token={token} goes={account.goes} onConfirm={mutateAsync} />
          ) : hasEnded || !token ? null : (
            <Button
              size="lg"
              disabled={!link.data}
              busy={isPending}
              busyLabel={accountMessages.confirming}
              onClick={() => mutate({ token })}
            >
              {accountMessages.confirmButton}
            </Button>
          )}
        </div>
      </AuthFrame>
    </div>
  );
}

/** Back to the invitation for which somebody signed up, else to the pets. */
function NextStep() {
  const invitation = findPendingInvitation();
  return (
    <ButtonLink to={invitation ?? '/pets'} size="lg">
      {invitation ? accountMessages.openInvitation : accountMessages.meetPets}
    </ButtonLink>
  );
}
