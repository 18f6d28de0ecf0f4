import { Button } from '../../../components/ui/Button.tsx';
import { RefreshIcon } from '../../../components/ui/icons/actions.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';

/** R8.33: a part of the dashboard could not be loaded. */
export function LoadFailure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="sm" icon={<RefreshIcon />} onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
