import { normalizeEmail } from '@pawmatch/contract/auth/account-fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { clearRedirect } from '../../../lib/storage/session-store.ts';
import { useTabTitle } from '../../../lib/tab-title.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { authMessages } from '../../auth/auth-messages.ts';
import { AuthFrame } from '../../auth/components/AuthFrame.tsx';
import { useSession } from '../../auth/session-context.ts';
import { acceptInvitation, invitationQuery } from '../colleagues-api.ts';
import { JoinForm } from '../components/JoinForm.tsx';
import { invitationMessages as messages } from '../invitation-messages.ts';
import { roleNames } from '../role-messages.ts';

const isSame = (one: string, other: string) =>
  normalizeEmail(one).toLowerCase() === normalizeEmail(other).toLowerCase();

/** The target of the mailed link: signing up, or accepting with the account that has the address. */
export function StaffInvitationPage() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const { status, user, logout } = useSession();
  const [hasJoined, setHasJoined] = useState(false);
  // The cache is cleared when the reader becomes a colleague, and the link has ended by then.
  const [isAccepting, setIsAccepting] = useState(false);
  const link = {
    invitation: search.get('invitation') ?? '',
    token: search.get('token') ?? '',
  };
  const isComplete = link.invitation !== '' && link.token !== '';
  const asked = useQuery({ ...invitationQuery(link), enabled: isComplete && !isAccepting });
  const { data: invitation, isLoading, error } = asked;

  const enter = async () => {
    setHasJoined(true);
    clearRedirect();
    toastSuccess(messages.welcome);
    await navigate('/admin/dashboard', { replace: true });
  };
  const accepting = useMutation({
    mutationFn: () => acceptInvitation(link),
    onMutate: () => setIsAccepting(true),
    onSuccess: enter,
    onError: () => setIsAccepting(false),
  });

  const hasEnded =
    !isComplete || (error instanceof ApiError && error.status < 500 && !error.isNetwork);
  const title = hasEnded ? messages.endedTitle : messages.title;
  useTabTitle(title);

  // Whose account it is decides the form, and nothing that is shown moves; the footer is below the window.
  if (isLoading || hasJoined || status === 'loading') return <div className="min-h-dvh" />;
  const loginLink = (text: string) => (
    <Link to="/login" state={{ origin: pathname + query }} className="link">
      {text}
    </Link>
  );
  return (
    <div className="min-h-dvh">
      <AuthFrame
        title={title}
        lede={
          invitation
            ? messages.lede({
                by: invitation.invited_by,
                shelter: invitation.shelter,
                role: roleNames[invitation.role],
              })
            : ''
        }
        footer={
          user ? (
            <Link to="/" className="link">
              {messages.home}
            </Link>
          ) : invitation ? (
            <>
              {messages.hasAccount} {loginLink(messages.logInInstead)}
            </>
          ) : (
            <Link to="/login" className="link">
              {authMessages.logIn}
            </Link>
          )
        }
      >
        <div className="grid gap-5">
          {hasEnded && (
            <Notice tone="error">
              {isComplete ? accountFailureMessage(error) : messages.incomplete}
            </Notice>
          )}
          {!hasEnded && <LoadFailure query={asked} message={messages.loadFailed} />}
          <FormFailure>{accepting.error && accountFailureMessage(accepting.error)}</FormFailure>
          {invitation && !user && (
            <JoinForm link={link} email={invitation.email} onJoined={enter} />
          )}
          {invitation && user && isSame(user.email, invitation.email) && (
            <Button
              size="lg"
              busy={accepting.isPending}
              busyLabel={messages.accepting}
              onClick={() => accepting.mutate()}
            >
              {messages.accept}
            </Button>
          )}
          {invitation && user && !isSame(user.email, invitation.email) && (
            <>
              <Notice tone="info">{messages.ofAnother}</Notice>
              <Button variant="secondary" size="lg" onClick={() => void logout()}>
                {messages.useAnother}
              </Button>
            </>
          )}
        </div>
      </AuthFrame>
    </div>
  );
}
