import { Button } from '../ui/Button.tsx';
import { FailureReason } from '../ui/FailureReason.tsx';
import { Notice } from '../ui/Notice.tsx';

type LoadFailureProps = { message: string; error: unknown; onRetry: () => void };

/** R8.33: a list could not be loaded, or not be brought up to date. */
export function LoadFailure({ message, error, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="error"
      className="m-4"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {message}
      <FailureReason error={error} told={message} />
    </Notice>
  );
}
