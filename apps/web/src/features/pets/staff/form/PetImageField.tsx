import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from 'react';
import { buttonClasses } from '../../../../components/ui/Button.tsx';
import { UploadIcon } from '../../../../components/ui/icons/secondary.tsx';
import { Thumbnail } from '../../../../components/ui/Thumbnail.tsx';
import { imageAddress } from '../../../../lib/api/image-address.ts';
import { petFormMessages as messages } from '../staff-pets-messages.ts';
import { mayBePhoto, PHOTO_FILES } from './photo-files.ts';

/** An object URL of a chosen file, which is revoked when another one is chosen. */
export function usePreview(image: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!image) return setPreview(null);
    const address = URL.createObjectURL(image);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [image]);
  return preview;
}

type PetImageFieldProps = {
  /** Address of the photo that the pet has. */
  currentSrc: string | null;
  /** The photo that was chosen to replace it. */
  image: File | null;
  onChange: (image: File) => void;
  disabled: boolean;
};

/** The photo with its preview; a file can be chosen or dropped. */
export function PetImageField({ currentSrc, image, onChange, disabled }: PetImageFieldProps) {
  const id = useId();
  const preview = usePreview(image);
  const src = preview ?? (currentSrc && imageAddress(currentSrc));

  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChange(file);
    // Allows the same file to be chosen again, such as after it was edited.
    target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    const file = [...event.dataTransfer.files].find(mayBePhoto);
    if (file && !disabled) onChange(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to use the button.
    <div
      className="grid grid-cols-[min(7.5rem,30%)_minmax(0,1fr)] content-start items-center gap-4 md:grid-cols-1"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <Thumbnail
        src={src}
        fallback={
          <span className="grid text-sm">
            <span>{messages.noImage}</span>
            {image && <span>{messages.noPreview}</span>}
          </span>
        }
        className="aspect-square w-full rounded-xl border border-line"
      />
      <div className="grid justify-items-start gap-1.5 md:justify-items-stretch">
        <input
          id={id}
          type="file"
          accept={PHOTO_FILES}
          disabled={disabled}
          onChange={handleChoose}
          aria-describedby={`${id}-hint`}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={buttonClasses(
            'secondary',
            'sm',
            'hover:border-action hover:bg-action-soft peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-60',
          )}
        >
          <UploadIcon className="size-4.5" />
          {src ? messages.changeImage : messages.uploadImage}
        </label>
        <p id={`${id}-hint`} className="text-xs text-text-muted md:text-center">
          {messages.imageHint}
        </p>
        {image && <p className="text-xs wrap-anywhere md:text-center">{image.name}</p>}
      </div>
    </div>
  );
}
