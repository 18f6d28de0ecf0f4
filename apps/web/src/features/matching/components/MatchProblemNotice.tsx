import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import type { MatchProblem } from '../match-problem.ts';
import { matchTexts } from '../matching-messages.ts';

interface MatchProblemNoticeProps {
  problem: MatchProblem;
  onTryAgain: () => void;
}

/** Why there are no matches, with a next step. */
export function MatchProblemNotice({ problem, onTryAgain }: MatchProblemNoticeProps) {
  return (
    <div role="alert">
      <EmptyState
        picture={<img src="/fallback-dog.svg" alt="" className="size-48" />}
        title={matchTexts.problemTitles[problem.action]}
        action={<ProblemAction action={problem.action} onTryAgain={onTryAgain} />}
      >
        <p>{problem.message}</p>
        {problem.reason && <p>{problem.reason}</p>}
      </EmptyState>
    </div>
  );
}

interface ProblemActionProps {
  action: MatchProblem['action'];
  onTryAgain: () => void;
}

function ProblemAction({ action, onTryAgain }: ProblemActionProps) {
  switch (action) {
    case 'questionnaire':
      return <ButtonLink to="/questionnaire">{matchTexts.completeQuestionnaire}</ButtonLink>;
    case 'login':
      return (
        <ButtonLink to="/login" state={{ origin: '/match-results' }}>
          {matchTexts.logIn}
        </ButtonLink>
      );
    case 'retry':
      return <Button onClick={onTryAgain}>{matchTexts.tryAgain}</Button>;
  }
}
