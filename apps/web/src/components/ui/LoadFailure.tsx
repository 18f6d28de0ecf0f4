import { furtherReason } from '../../lib/api/errors/failure-reason.ts';
import { Button } from './Button.tsx';
import { FailureText } from './FailureText.tsx';
import { RefreshIcon } from './icons/actions.tsx';
import { Notice } from './Notice.tsx';
import { uiMessages } from './ui-messages.ts';

interface LoadFailureProps {
  query: { error: unknown; isFetching?: boolean; refetch: () => unknown };
  message: string;
  className?: string;
}

/** Says that part of a page could not be loaded or refreshed, if that is so. */
export function LoadFailure({ query, message, className }: LoadFailureProps) {
  const { error, isFetching = false, refetch } = query;
  if (!error) return null;
  return (
    <Notice
      tone="error"
      {...(className && { className })}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<RefreshIcon />}
          busy={isFetching}
          busyLabel={uiMessages.loading}
          onClick={() => void refetch()}
        >
          {uiMessages.tryAgain}
        </Button>
      }
    >
      <FailureText message={message} reason={furtherReason(error, message)} />
    </Notice>
  );
}
