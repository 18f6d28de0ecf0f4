import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { isUnknownPet } from '../api/get-pet.ts';

interface PetDialogFallbackProps {
  titleId: string;
  /** Why the pet is not there; null while it loads. */
  error: unknown;
  onTryAgain: () => void;
  onClose: () => void;
}

/** In the place of a pet that loads, does not exist, or cannot be had. */
export function PetDialogFallback({ titleId, error, onTryAgain, onClose }: PetDialogFallbackProps) {
  if (!error) {
    return (
      <div className="grid flex-1 place-items-center p-10">
        <h2 id={titleId} className="sr-only">
          Loading this pet
        </h2>
        <Spinner label="Loading this pet..." />
      </div>
    );
  }
  const isUnknown = isUnknownPet(error);
  return (
    <div className="grid flex-1 content-center justify-items-center gap-3 p-6 text-center">
      <img src="/fallback-dog.svg" alt="" className="h-48" />
      <h2 id={titleId} className="text-2xl">
        {isUnknown ? 'We could not find this pet' : 'This pet could not be loaded'}
      </h2>
      <p className="max-w-md text-text-muted">
        {isUnknown
          ? 'It may have found a home already, or the link is not complete.'
          : 'Please check your connection and try again.'}
      </p>
      {isUnknown ? (
        <Button onClick={onClose} className="mt-3">
          See all pets
        </Button>
      ) : (
        <Button onClick={onTryAgain} className="mt-3">
          Try Again
        </Button>
      )}
    </div>
  );
}
