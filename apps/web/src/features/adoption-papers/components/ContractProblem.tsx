import { MailedPage } from '../../../components/MailedPage.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { signMessages as messages } from '../adoption-papers-messages.ts';

interface ContractProblemProps {
  error: unknown;
  /** What is true when there is no such contract. */
  missing: { title: string; text: string };
}

/** In place of a contract: why there is none. */
export function ContractProblem({ error, missing }: ContractProblemProps) {
  const isMissing = !error || (error instanceof ApiError && error.status === 404);
  return (
    <MailedPage title={isMissing ? missing.title : messages.loadingTitle}>
      <Card className="grid gap-5">
        <p role="alert">
          {isMissing ? missing.text : failureReason(error, messages.downloadFailed)}
        </p>
        <ButtonLink to="/dashboard" className="justify-self-start">
          {messages.dashboard}
        </ButtonLink>
      </Card>
    </MailedPage>
  );
}

/** Until the contract is there. */
export const ContractLoading = () => (
  <MailedPage title={messages.loadingTitle}>
    <p role="status">{messages.loading}</p>
  </MailedPage>
);
