import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import type { MatchProblem } from '../matching-messages.ts';

const titles: Record<MatchProblem['action'], string> = {
  questionnaire: 'Tell us about your ideal pet',
  login: 'Please log in',
  retry: 'Your matches did not load',
};

interface MatchProblemNoticeProps {
  problem: MatchProblem;
  onTryAgain: () => void;
}

/** R2.45: why there are no matches, with a next step. */
export function MatchProblemNotice({ problem, onTryAgain }: MatchProblemNoticeProps) {
  return (
    <div role="alert">
      <EmptyState
        picture={<img src="/fallback-dog.svg" alt="" className="h-48 object-contain" />}
        title={titles[problem.action]}
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
      return <ButtonLink to="/questionnaire">Complete Questionnaire</ButtonLink>;
    case 'login':
      return (
        <ButtonLink to="/login" state={{ origin: '/match-results' }}>
          Log In
        </ButtonLink>
      );
    case 'retry':
      return <Button onClick={onTryAgain}>Try Again</Button>;
  }
}
