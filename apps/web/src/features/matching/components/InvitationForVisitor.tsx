import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { inviterQuery, isEnded } from '../matching-api.ts';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';
import { useKeptInvitation } from '../pending-invitation.ts';

/** Who invites to what, for somebody who is not signed in, and the two ways on. */
export function InvitationForVisitor({ token }: { token: string }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { data, error, refetch } = useQuery(inviterQuery(token));
  const hasEnded = isEnded(error);
  useKeptInvitation(hasEnded ? 'over' : data ? 'open' : 'unknown');
  const title = hasEnded ? texts.endedTitle : data ? texts.invites(data.name) : texts.joinTitle;
  return (
    <MailedPage title={title}>
      <Card className="grid gap-5">
        {hasEnded ? (
          <Notice tone="error">{texts.invalid}</Notice>
        ) : error ? (
          <LoadFailure message={texts.loadFailed} error={error} onTryAgain={() => void refetch()} />
        ) : data ? (
          <>
            <p className="wrap-anywhere">{texts.whatItIs(data.name)}</p>
            <p className="text-text-muted">{texts.consequence}</p>
            <ButtonLink to="/signup" state={{ origin: path }} size="lg">
              {texts.createAccount}
            </ButtonLink>
            <p>
              {texts.hasAccount}{' '}
              <Link to="/login" state={{ origin: path }} className="link">
                {texts.useAccount}
              </Link>
            </p>
          </>
        ) : (
          <Skeleton className="h-48" />
        )}
      </Card>
    </MailedPage>
  );
}
