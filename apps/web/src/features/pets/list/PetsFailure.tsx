import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FailureText } from '../../../components/ui/FailureText.tsx';
import { RefreshIcon } from '../../../components/ui/icons/actions.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { furtherReason } from '../../../lib/api/errors/failure-reason.ts';
import { searchMessages } from '../search/search-messages.ts';

interface PetsFailureProps {
  /** Some pets were loaded; only the rest failed. */
  isPartial: boolean;
  error: unknown;
  onTryAgain: () => void;
}

/** The list, or the rest of it, could not be loaded. */
export function PetsFailure({ isPartial, error, onTryAgain }: PetsFailureProps) {
  if (!isPartial) {
    return (
      <div role="alert">
        <EmptyState
          picture={<img src="/fallback-dog.svg" alt="" className="size-48" />}
          title={searchMessages.loadFailedTitle}
          action={
            <Button icon={<RefreshIcon />} onClick={onTryAgain}>
              {searchMessages.tryAgain}
            </Button>
          }
        >
          <FailureText
            message={searchMessages.loadFailed}
            reason={furtherReason(error, searchMessages.loadFailed)}
          />
        </EmptyState>
      </div>
    );
  }
  return (
    <LoadFailure
      query={{ error, refetch: onTryAgain }}
      message={searchMessages.loadFailed}
      className="mx-auto max-w-text"
    />
  );
}
