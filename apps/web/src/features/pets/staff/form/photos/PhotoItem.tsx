import type { PetPhoto } from '@pawmatch/contract/pets/pet';
import type { DragEvent } from 'react';
import { IconButton } from '../../../../../components/ui/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../../components/ui/icons/navigation.tsx';
import { PencilIcon, TrashIcon } from '../../../../../components/ui/icons/secondary.tsx';
import { Thumbnail } from '../../../../../components/ui/Thumbnail.tsx';
import { focalPointClasses } from '../../../photos/photo-sources.ts';
import { photoMessages } from '../../staff-pets-messages.ts';

/** The type of the dragged photo's id. */
const DRAGGED_PHOTO = 'application/x-pawmatch-photo';

interface PhotoItemProps {
  photo: PetPhoto;
  index: number;
  total: number;
  disabled: boolean;
  onMove: (photoId: string, index: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A photo in the list of a pet's photos, which can be dragged or moved with buttons. */
export function PhotoItem({
  photo,
  index,
  total,
  disabled,
  onMove,
  onEdit,
  onRemove,
}: PhotoItemProps) {
  const position = index + 1;
  const isPhotoDrag = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED_PHOTO);
  const handleDrop = (event: DragEvent) => {
    if (!isPhotoDrag(event)) return;
    event.preventDefault();
    const id = event.dataTransfer.getData(DRAGGED_PHOTO);
    if (id !== photo.id) onMove(id, index);
  };

  return (
    <li
      data-photo={photo.id}
      draggable={!disabled && total > 1}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED_PHOTO, photo.id)}
      onDragOver={(event) => isPhotoDrag(event) && event.preventDefault()}
      onDrop={handleDrop}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-2"
    >
      <Thumbnail
        src={photo.urls.small}
        fallback={null}
        className="size-14 rounded-md"
        imageClassName={focalPointClasses({ photos: [photo] })}
      />
      <div className="min-w-20 flex-1 text-sm">
        <p className="font-semibold">
          {index === 0 ? photoMessages.main : photoMessages.place(position)}
        </p>
        <p className="line-clamp-2 text-text-muted wrap-anywhere">
          {photo.alt_text ?? photoMessages.noAltText}
        </p>
      </div>
      <div className="ms-auto flex">
        {total > 1 && (
          <>
            <IconButton
              data-move="earlier"
              label={photoMessages.moveEarlier(position)}
              icon={<ChevronUpIcon className="size-4.5" />}
              size="sm"
              disabled={disabled || index === 0}
              onClick={() => onMove(photo.id, index - 1)}
            />
            <IconButton
              data-move="later"
              label={photoMessages.moveLater(position)}
              icon={<ChevronDownIcon className="size-4.5" />}
              size="sm"
              disabled={disabled || position === total}
              onClick={() => onMove(photo.id, index + 1)}
            />
          </>
        )}
        <IconButton
          data-edit
          label={photoMessages.edit(position)}
          icon={<PencilIcon className="size-4.5" />}
          size="sm"
          disabled={disabled}
          onClick={onEdit}
        />
        <IconButton
          label={photoMessages.remove(position)}
          icon={<TrashIcon className="size-4.5" />}
          size="sm"
          disabled={disabled}
          onClick={onRemove}
          className="text-danger"
        />
      </div>
    </li>
  );
}
