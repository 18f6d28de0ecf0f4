import { useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useModal } from '../../../components/ui/use-modal.ts';
import { petMessages } from '../pet-messages.ts';

interface PetDialogPlaceholderProps {
  hasFailed?: boolean;
  onTryAgain?: () => void;
  onClose: () => void;
}

/** Shown while the code of the pet dialog loads, and when that fails. */
export function PetDialogPlaceholder({
  hasFailed = false,
  onTryAgain,
  onClose,
}: PetDialogPlaceholderProps) {
  const titleId = useId();
  const { ref, handlers } = useModal(onClose);
  return (
    <dialog
      ref={ref}
      {...handlers}
      tabIndex={-1}
      data-read-out
      aria-labelledby={titleId}
      className="dialog dialog-sheet sm:max-w-2xl lg:h-[44rem] lg:max-w-5xl"
    >
      <div className="grid min-h-96 flex-1 content-center justify-items-center gap-4 p-6 text-center">
        <h2 id={titleId} className={hasFailed ? 'text-2xl' : 'sr-only'}>
          {hasFailed ? petMessages.petFailed : petMessages.petLoading}
        </h2>
        {hasFailed ? (
          <>
            <p className="text-text-muted">{petMessages.checkConnection}</p>
            <Button onClick={onTryAgain}>{petMessages.tryAgain}</Button>
          </>
        ) : (
          <Spinner label={petMessages.petLoadingSpinner} />
        )}
      </div>
      <IconButton
        label={petMessages.close}
        icon={<CloseIcon />}
        variant="outlined"
        onClick={onClose}
        className="absolute end-3 top-1.5 lg:top-3"
      />
    </dialog>
  );
}
