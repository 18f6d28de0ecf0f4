import type { PetPhoto } from '@pawmatch/contract/pets/pet';
import { MAX_PET_PHOTOS } from '@pawmatch/contract/pets/pet-photos-endpoints';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../../../components/ui/class-names.ts';
import { VisuallyHidden } from '../../../../../components/ui/VisuallyHidden.tsx';
import { photoMessages } from '../../staff-pets-messages.ts';
import { AddPhotosButtons } from './AddPhotosButtons.tsx';
import { PhotoEditor } from './PhotoEditor.tsx';
import { PhotoItem } from './PhotoItem.tsx';
import { PhotoUploadItem } from './PhotoUploadItem.tsx';
import type { PetPhotosState } from './use-pet-photos.ts';

interface PetPhotosFieldProps {
  state: PetPhotosState;
  /** Photos are only sent when the pet is saved. */
  isNewPet: boolean;
  disabled: boolean;
}

/** All photos of a pet: adding several at once, their order, description and focal point. */
export function PetPhotosField({ state, isNewPet, disabled }: PetPhotosFieldProps) {
  const { photos, uploads } = state;
  const titleId = useId();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isDropTarget, setIsDropTarget] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const focusAfterMove = useRef<{ id: string; isEarlier: boolean } | null>(null);
  const edited = photos.find(({ id }) => id === editedId);

  // Moving a row in the document takes the focus from its button.
  useEffect(() => {
    const moved = focusAfterMove.current;
    if (!moved || photos.length === 0) return;
    focusAfterMove.current = null;
    const row = list.current?.querySelector(`[data-photo="${moved.id}"]`);
    const [earlier, later] = row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [];
    const [wanted, other] = moved.isEarlier ? [earlier, later] : [later, earlier];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [photos]);

  const handleMove = (id: string, index: number) => {
    const isEarlier = index < photos.findIndex((photo) => photo.id === id);
    focusAfterMove.current = { id, isEarlier };
    void state.move(id, index);
  };
  const handleEditorClose = () => {
    setEditedId(null);
    list.current
      ?.querySelector<HTMLButtonElement>(`[data-photo="${editedId}"] [data-edit]`)
      ?.focus();
  };
  const handleRemove = (photo: PetPhoto) => {
    if (window.confirm(photoMessages.removeQuestion)) void state.remove(photo.id);
  };
  const handleDrop = (event: DragEvent) => {
    setIsDropTarget(false);
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (!disabled) uploads.add([...event.dataTransfer.files]);
  };
  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsDropTarget(true);
  };

  return (
    <section
      aria-labelledby={titleId}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsDropTarget(false)}
      onDrop={handleDrop}
      className={classNames(
        'grid gap-3 rounded-xl border p-4',
        isDropTarget ? 'border-action bg-action-soft' : 'border-line',
      )}
    >
      <div>
        <h3 id={titleId} className="font-semibold">
          {photoMessages.title}
        </h3>
        <p className="text-sm text-text-muted">{photoMessages.hint(MAX_PET_PHOTOS)}</p>
      </div>
      <ul ref={list} className="grid gap-2 md:grid-cols-2">
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            index={index}
            total={photos.length}
            disabled={disabled}
            onMove={handleMove}
            onEdit={() => setEditedId(photo.id)}
            onRemove={() => handleRemove(photo)}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <PhotoUploadItem
            key={upload.key}
            upload={upload}
            isWaitingForPet={isNewPet}
            onCancel={() => uploads.cancel(upload.key)}
            onRetry={() => uploads.retry(upload.key)}
          />
        ))}
      </ul>
      {edited && (
        <PhotoEditor
          key={edited.id}
          photo={edited}
          position={photos.indexOf(edited) + 1}
          onSave={(changes) => state.change(edited.id, changes)}
          onClose={handleEditorClose}
        />
      )}
      <AddPhotosButtons disabled={disabled} onAdd={uploads.add} />
      <VisuallyHidden>
        <span aria-live="polite">{state.announcement}</span>
      </VisuallyHidden>
    </section>
  );
}
