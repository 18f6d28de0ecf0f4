import type { MouseEvent } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { genericReason } from '../../../lib/api/failure-reason.ts';

interface PetDialogFallbackProps {
  titleId: string;
  /** There is no such pet. */
  isUnknown: boolean;
  /** Why the pet did not load; null while it loads. */
  error: unknown;
  onTryAgain: () => void;
  onClose: (event: MouseEvent) => void;
}

/** Shown while a pet loads, and when it does not exist or does not load. */
export function PetDialogFallback({
  titleId,
  isUnknown,
  error,
  onTryAgain,
  onClose,
}: PetDialogFallbackProps) {
  if (!isUnknown && !error) {
    return (
      <div className="grid flex-auto place-items-center p-10">
        <h2 id={titleId} className="sr-only">
          Loading this pet
        </h2>
        <Spinner label="Loading this pet..." />
      </div>
    );
  }
  return (
    <div className="grid flex-auto content-center justify-items-center gap-3 p-6 text-center">
      <img src="/fallback-dog.svg" alt="" className="h-48" />
      <h2 id={titleId} className="text-2xl">
        {isUnknown ? 'We could not find this pet' : 'This pet could not be loaded'}
      </h2>
      <p className="max-w-md text-text-muted">
        {isUnknown
          ? 'It may have found a home already, or the link is not complete.'
          : (genericReason(error) ?? 'Please check your connection and try again.')}
      </p>
      {isUnknown ? (
        <form method="dialog" className="mt-3">
          <Button type="submit" onClick={onClose}>
            See all pets
          </Button>
        </form>
      ) : (
        <Button onClick={onTryAgain} className="mt-3">
          Try Again
        </Button>
      )}
    </div>
  );
}
