import type { FocalPoint, PetPhoto } from '@pawmatch/contract/pets/pet';
import {
  ALT_TEXT_MAX_LENGTH,
  type PhotoChanges,
} from '@pawmatch/contract/pets/pet-photos-endpoints';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { FocalPointPicker } from './FocalPointPicker.tsx';
import { photoMessages } from './pets-admin-messages.ts';

interface PhotoEditorProps {
  photo: PetPhoto;
  position: number;
  /** @returns whether it is saved */
  onSave: (changes: PhotoChanges) => Promise<boolean>;
  onClose: () => void;
}

/** The alternative text and the focal point of one photo. */
export function PhotoEditor({ photo, position, onSave, onClose }: PhotoEditorProps) {
  const [altText, setAltText] = useState(photo.alt_text ?? '');
  const [focalPoint, setFocalPoint] = useState<FocalPoint>(photo.focal_point);
  const [isSaving, setIsSaving] = useState(false);

  const handleSave = async () => {
    setIsSaving(true);
    const isSaved = await onSave({ alt_text: altText, focal_point: focalPoint });
    setIsSaving(false);
    if (isSaved) onClose();
  };
  /** Enter would save the pet. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void handleSave();
  };

  return (
    <fieldset className="grid gap-3 rounded-lg border border-line bg-sunken p-3 sm:grid-cols-[14rem_1fr]">
      <legend className="sr-only">{photoMessages.edit(position)}</legend>
      <FocalPointPicker src={photo.urls.medium} value={focalPoint} onChange={setFocalPoint} />
      <div className="grid content-start gap-3">
        <p className="text-sm text-text-muted">{photoMessages.focalPointHint}</p>
        <TextField
          label={photoMessages.altText}
          hint={photoMessages.altTextHint}
          value={altText}
          maxLength={ALT_TEXT_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setAltText(target.value)}
          onKeyDown={handleKeyDown}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isSaving} onClick={() => void handleSave()}>
            {photoMessages.save}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {photoMessages.close}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
