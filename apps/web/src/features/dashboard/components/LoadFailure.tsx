import { Button } from '../../../components/ui/Button.tsx';
import { RefreshIcon } from '../../../components/ui/icons/actions.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';

/** R8.33: a part of the dashboard could not be loaded. */
export function LoadFailure({
  message,
  isTrying,
  onTryAgain,
}: {
  message: string;
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
    </Notice>
  );
}
