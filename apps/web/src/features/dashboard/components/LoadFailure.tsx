import { Button } from '../../../components/ui/Button.tsx';
import { FailureReason } from '../../../components/ui/FailureReason.tsx';
import { RefreshIcon } from '../../../components/ui/icons/actions.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';

/** R8.33: a part of the dashboard could not be loaded. */
export function LoadFailure({
  message,
  error,
  isTrying,
  onTryAgain,
}: {
  message: string;
  error: unknown;
  isTrying: boolean;
  onTryAgain: () => void;
}) {
  return (
    <Notice
      tone="error"
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<RefreshIcon />}
          busy={isTrying}
          busyLabel="Loading..."
          onClick={onTryAgain}
        >
          Try Again
        </Button>
      }
    >
      {message}
      <FailureReason error={error} told={message} />
    </Notice>
  );
}
