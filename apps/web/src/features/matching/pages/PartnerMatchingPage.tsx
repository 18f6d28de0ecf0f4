import { PARTNER_PANEL } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { ConfirmEmailNotice } from '../../account/components/ConfirmEmailNotice.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { useKeptInvitation } from '../../auth/pending-invitation.ts';
import type { OriginState } from '../../auth/redirects.ts';
import { useSession } from '../../auth/session-context.ts';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';
import { invitationQuery, inviterQuery, isEnded, useJoin } from '../partner-matching-api.ts';

/** The target of an invitation. Who is new reads first who invites to what; others answer. */
export function PartnerMatchingPage() {
  const { status } = useSession();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (status === 'loading') return <div className="min-h-dvh" />;
  return status === 'visitor' && token ? (
    <ReadInvitation token={token} />
  ) : (
    <AnswerInvitation token={token} />
  );
}

/** For a visitor. */
function ReadInvitation({ token }: { token: string }) {
  const query = useQuery(inviterQuery(token));
  const { data, error } = query;
  const hasEnded = isEnded(error);
  useKeptInvitation(hasEnded ? 'over' : data ? 'open' : 'unknown');
  const title = hasEnded ? texts.endedTitle : data ? texts.invites(data.name) : texts.joinTitle;
  return (
    <MailedPage title={title}>
      <Card className="grid gap-5">
        {hasEnded ? (
          <EndedInvitation>{texts.invalid}</EndedInvitation>
        ) : error ? (
          <LoadFailure query={query} message={texts.loadFailed} />
        ) : data ? (
          <InvitationForVisitor name={data.name} />
        ) : (
          <Skeleton className="h-48" />
        )}
      </Card>
    </MailedPage>
  );
}

/** Opening it changes nothing; the user presses the button. Until then the other pages lead back to it. */
function AnswerInvitation({ token }: { token: string }) {
  const join = useJoin(token);
  const { data, error } = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  const isOver = join.isSuccess || data?.is_own === true || isEnded(error);
  useKeptInvitation(isOver ? 'over' : data ? 'open' : 'unknown');
  return (
    <MailedPage title={useTitle(token, join.data)}>
      <Card className="grid gap-5">
        <div role="status" className="empty:-mb-5">
          {join.data?.waiting_for && (
            <Notice tone="success">{texts.asked(join.data.waiting_for.name)}</Notice>
          )}
        </div>
        {join.data ? (
          <NextStep />
        ) : token ? (
          <Invitation
            token={token}
            isJoining={join.isPending}
            onJoin={() => join.mutate(undefined)}
          />
        ) : (
          <EndedInvitation>{texts.incomplete}</EndedInvitation>
        )}
      </Card>
    </MailedPage>
  );
}

/** Why the link leads no further, and where to go. */
function EndedInvitation({ children }: { children: string }) {
  const invite = (
    <ButtonLink to={`/match-results#${PARTNER_PANEL}`} size="sm" variant="secondary">
      {texts.inviteYourself}
    </ButtonLink>
  );
  return (
    <Notice tone="error" action={invite}>
      {children}
    </Notice>
  );
}

/** What is true of the invitation now. @param joined the answer after the button was pressed */
function useTitle(token: string, joined: ReturnType<typeof useJoin>['data']): string {
  const { data, error } = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  if (joined)
    return joined.waiting_for ? texts.askedTitle(joined.waiting_for.name) : texts.joinTitle;
  if (!token) return texts.incompleteTitle;
  if (isEnded(error)) return texts.endedTitle;
  return data && !data.is_own ? texts.invites(data.name) : texts.joinTitle;
}

interface InvitationProps {
  token: string;
  isJoining: boolean;
  onJoin: () => void;
}

function Invitation({ token, isJoining, onJoin }: InvitationProps) {
  const { data: person } = useQuery(currentUserQuery);
  const query = useQuery(invitationQuery(token));
  const { data, isError, error } = query;
  if (isEnded(error)) {
    return <EndedInvitation>{texts.invalid}</EndedInvitation>;
  }
  if (isError) return <LoadFailure query={query} message={texts.loadFailed} />;
  if (!data) return <Skeleton className="h-24" />;
  if (data.is_own) return <Notice>{texts.own}</Notice>;
  return (
    <>
      <p className="text-text-muted">{texts.consequence}</p>
      {person?.email_confirmed === false ? (
        <ConfirmEmailNotice email={person.email} reason={texts.whyConfirm(person.email)} />
      ) : (
        <Button size="lg" busy={isJoining} busyLabel={texts.joining} onClick={onJoin}>
          {texts.join}
        </Button>
      )}
    </>
  );
}

function NextStep() {
  const { data: user } = useQuery(currentUserQuery);
  const hasAnswered = user?.preferences || (user?.training_traits.length ?? 0) > 0;
  return hasAnswered ? (
    <ButtonLink to="/match-results" size="lg">
      {texts.toMatches}
    </ButtonLink>
  ) : (
    <ButtonLink to="/questionnaire" size="lg">
      {texts.toQuestionnaire}
    </ButtonLink>
  );
}

/** What somebody who is not signed in is invited to, and the two ways on. @param name of who invites */
function InvitationForVisitor({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const state: OriginState = { origin: pathname + search };
  return (
    <>
      <p className="wrap-anywhere">{texts.whatItIs(name)}</p>
      <p className="text-text-muted">{texts.consequence}</p>
      <ButtonLink to="/signup" state={state} size="lg">
        {texts.createAccount}
      </ButtonLink>
      <p>
        {texts.hasAccount}{' '}
        <Link to="/login" state={state} className="link">
          {texts.useAccount}
        </Link>
      </p>
    </>
  );
}
