import { MailedPage } from '../../../components/MailedPage.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { visitLinkMessages as messages } from '../visits-messages.ts';
import { ReachShelter } from './AnswerTime.tsx';

interface LinkProblemProps {
  /** Of the link; empty where it was not copied whole. */
  token: string;
  error: unknown;
  /** What is true when the link has ended. */
  ended?: { title: string; text: string };
}

const visitEnded = { title: messages.endedTitle, text: messages.ended };

/** The page of a link that opens nothing: why, and the way to one's visits. */
export function LinkProblem({ token, error, ended = visitEnded }: LinkProblemProps) {
  const shelter = useShelter();
  const isEnded = error instanceof ApiError && error.status === 400;
  const problem = !token
    ? { title: messages.incompleteTitle, text: messages.incomplete }
    : isEnded
      ? ended
      : { title: messages.failedTitle, text: failureReason(error, messages.failed) };
  return (
    <MailedPage title={problem.title}>
      <Card className="grid gap-5">
        <p role="alert">{problem.text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/dashboard">{messages.dashboard}</ButtonLink>
          {/* Which of several shelters a visit is at, only its link says. */}
          {shelter?.is_only && <ReachShelter shelter={shelter} />}
        </div>
      </Card>
    </MailedPage>
  );
}
