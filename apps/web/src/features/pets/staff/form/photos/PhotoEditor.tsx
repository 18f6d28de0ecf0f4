import type { FocalPoint, PetPhoto } from '@pawmatch/contract/pets/pet';
import {
  ALT_TEXT_MAX_LENGTH,
  type PhotoChanges,
} from '@pawmatch/contract/pets/pet-photos-endpoints';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../components/ui/Button.tsx';
import { TextField } from '../../../../../components/ui/TextField.tsx';
import { imageAddress } from '../../../../../lib/api/image-address.ts';
import { photoMessages } from '../../staff-pets-messages.ts';

/** How far an arrow key moves the point; photos are cropped in steps of this size. */
const STEP = 0.05;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocalPointPickerProps {
  src: string;
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
}

/** A photo on which a press or the arrow keys set the focal point. */
function FocalPointPicker({ src, value, onChange }: FocalPointPickerProps) {
  const picture = useRef<HTMLButtonElement>(null);
  useEffect(() => picture.current?.focus(), []);

  const handlePress = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of the keyboard has no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: toStep((event.clientX - left) / width),
      y: toStep((event.clientY - top) / height),
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: toStep(value.x + step[0]), y: toStep(value.y + step[1]) });
  };

  return (
    <button
      ref={picture}
      type="button"
      aria-label={photoMessages.focalPoint({ x: toPercent(value.x), y: toPercent(value.y) })}
      onClick={handlePress}
      onKeyDown={handleKeyDown}
      className="relative cursor-crosshair justify-self-center self-start overflow-hidden rounded-md"
    >
      <img src={imageAddress(src)} alt="" draggable={false} className="max-h-72 max-w-full" />
      <span
        style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
        className="absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-black/30 outline-2 outline-black"
      />
    </button>
  );
}

const toPercent = (share: number) => Math.round(share * 100);

const toStep = (share: number) =>
  Math.round(Math.min(1, Math.max(0, Math.round(share / STEP) * STEP)) * 100) / 100;

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
