import { furtherReason } from '../../lib/api/errors/failure-reason.ts';
import { Button } from './Button.tsx';
import { FailureText } from './FailureText.tsx';
import { RefreshIcon } from './icons/actions.tsx';
import { Notice } from './Notice.tsx';
import { uiMessages } from './ui-messages.ts';

interface LoadFailureProps {
  message: string;
  error: unknown;
  isTrying?: boolean;
  onTryAgain: () => void;
  className?: string;
}

/** Part of a page could not be loaded or refreshed. */
export function LoadFailure({
  message,
  error,
  isTrying = false,
  onTryAgain,
  className,
}: LoadFailureProps) {
  return (
    <Notice
      tone="error"
      {...(className && { className })}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<RefreshIcon />}
          busy={isTrying}
          busyLabel={uiMessages.loading}
          onClick={onTryAgain}
        >
          {uiMessages.tryAgain}
        </Button>
      }
    >
      <FailureText message={message} reason={furtherReason(error, message)} />
    </Notice>
  );
}
