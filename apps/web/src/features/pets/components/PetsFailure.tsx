import { Button } from '../../../components/ui/Button.tsx';
import { RefreshIcon } from '../../../components/ui/icons/actions.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';

/** R8.33: the list, or the rest of it, could not be loaded. */
export function PetsFailure({ onTryAgain }: { onTryAgain: () => void }) {
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
      Failed to load pets. Please try again.
    </Notice>
  );
}
