import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FailureReason } from '../../../components/ui/FailureReason.tsx';
import { RefreshIcon } from '../../../components/ui/icons/actions.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';

const MESSAGE = 'Failed to load pets. Please try again.';

interface PetsFailureProps {
  /** Some pets are there; only the rest is missing. */
  isPartial: boolean;
  error: unknown;
  onTryAgain: () => void;
}

/** R8.33: the list, or the rest of it, could not be loaded. */
export function PetsFailure({ isPartial, error, onTryAgain }: PetsFailureProps) {
  if (!isPartial) {
    return (
      <div role="alert">
        <EmptyState
          picture={<img src="/fallback-dog.svg" alt="" className="h-48" />}
          title="The pets are out of reach"
          action={
            <Button icon={<RefreshIcon />} onClick={onTryAgain}>
              Try Again
            </Button>
          }
        >
          {MESSAGE}
          <FailureReason error={error} told={MESSAGE} />
        </EmptyState>
      </div>
    );
  }
  return (
    <Notice
      tone="error"
      className="mx-auto max-w-text"
      action={
        <Button variant="secondary" size="sm" icon={<RefreshIcon />} onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      {MESSAGE}
      <FailureReason error={error} told={MESSAGE} />
    </Notice>
  );
}
