import { IconButton } from '../../../../../components/ui/IconButton.tsx';
import { RefreshIcon } from '../../../../../components/ui/icons/actions.tsx';
import { CloseIcon } from '../../../../../components/ui/icons/navigation.tsx';
import { Thumbnail } from '../../../../../components/ui/Thumbnail.tsx';
import { photoMessages } from '../../staff-pets-messages.ts';
import { usePreview } from '../PetImageField.tsx';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface PhotoUploadItemProps {
  upload: PhotoUpload;
  isWaitingForPet: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/** A chosen photo until the server has it: its preview, progress, and why it failed. */
export function PhotoUploadItem({
  upload,
  isWaitingForPet,
  onCancel,
  onRetry,
}: PhotoUploadItemProps) {
  const { file, state, progress } = upload;
  const preview = usePreview(file);

  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-2">
      <Thumbnail src={preview} fallback={null} className="size-14 rounded-md" />
      <div className="grid min-w-44 flex-1 gap-1 text-sm">
        <p
          role={state === 'failed' ? 'alert' : undefined}
          className={`wrap-anywhere ${state === 'failed' ? 'font-medium text-danger' : ''}`}
        >
          {textOf(upload, isWaitingForPet)}
        </p>
        {state === 'sending' && (
          <progress
            aria-label={photoMessages.progress(file.name)}
            value={progress}
            className="h-1.5 w-full accent-action"
          />
        )}
      </div>
      {state === 'failed' && (
        <IconButton
          label={photoMessages.retry(file.name)}
          icon={<RefreshIcon className="size-4.5" />}
          size="sm"
          onClick={onRetry}
        />
      )}
      <IconButton
        label={photoMessages.cancel(file.name)}
        icon={<CloseIcon className="size-4.5" />}
        size="sm"
        onClick={onCancel}
      />
    </li>
  );
}

function textOf({ file: { name }, state, progress, reason }: PhotoUpload, isNewPet: boolean) {
  if (state === 'failed') return photoMessages.failed({ name, reason });
  if (state === 'waiting') {
    return isNewPet ? photoMessages.waitingForPet(name) : photoMessages.waiting(name);
  }
  if (progress >= 1) return photoMessages.processing(name);
  return photoMessages.sending({ name, percent: Math.floor(progress * 100) });
}
