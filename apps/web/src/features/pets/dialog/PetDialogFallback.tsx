import type { MouseEvent } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { furtherReason } from '../../../lib/api/errors/failure-reason.ts';
import { petDialogMessages } from '../details/pet-details-messages.ts';
import { petMessages } from '../pet-messages.ts';

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
      <div className="grid flex-auto place-items-center p-10 lg:col-span-full lg:row-span-full">
        <h2 id={titleId} className="sr-only">
          {petMessages.petLoading}
        </h2>
        <Spinner label={petMessages.petLoadingSpinner} />
      </div>
    );
  }
  return (
    <div className="grid flex-auto content-center justify-items-center gap-3 p-6 text-center lg:col-span-full lg:row-span-full">
      <img src="/fallback-dog.svg" alt="" className="size-48" />
      <h2 id={titleId} className="text-2xl">
        {isUnknown ? petDialogMessages.unknownTitle : petMessages.petFailed}
      </h2>
      <p className="max-w-md text-text-muted">
        {isUnknown
          ? petDialogMessages.unknownText
          : (furtherReason(error) ?? petMessages.checkConnection)}
      </p>
      {isUnknown ? (
        <form method="dialog" className="mt-3">
          <Button type="submit" onClick={onClose}>
            {petDialogMessages.seeAllPets}
          </Button>
        </form>
      ) : (
        <Button onClick={onTryAgain} className="mt-3">
          {petMessages.tryAgain}
        </Button>
      )}
    </div>
  );
}
