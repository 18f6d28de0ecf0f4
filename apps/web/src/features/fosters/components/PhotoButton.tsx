import { type ChangeEvent, useId } from 'react';
import { buttonClasses } from '../../../components/ui/Button.tsx';
import { UploadIcon } from '../../../components/ui/icons/secondary.tsx';
import { PHOTO_FILES } from '../../pets/staff/form/photo-files.ts';
import { ownFosterMessages as messages } from '../own-fosters-messages.ts';

interface PhotoButtonProps {
  pet: { name: string };
  onPhoto: (image: File) => void;
}

/** Opens the camera of a phone; what it takes is sent at once. */
export function PhotoButton({ pet, onPhoto }: PhotoButtonProps) {
  const id = useId();
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    if (image) onPhoto(image);
    // Allows the same file to be chosen again.
    target.value = '';
  };
  return (
    <div className="grid">
      <input
        id={id}
        type="file"
        accept={PHOTO_FILES}
        capture="environment"
        aria-label={messages.photoOf({ pet: pet.name })}
        onChange={handleChoose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClasses(
          'secondary',
          'sm',
          'hover:border-action hover:bg-action-soft peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        <UploadIcon className="size-4.5" />
        {messages.photo}
      </label>
    </div>
  );
}
