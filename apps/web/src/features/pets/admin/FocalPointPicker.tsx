import type { FocalPoint } from '@pawmatch/contract/pets/pet';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { imageAddress } from '../../../lib/api/image-address.ts';
import { photoMessages } from './pets-admin-messages.ts';

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
export function FocalPointPicker({ src, value, onChange }: FocalPointPickerProps) {
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
      aria-label={photoMessages.focalPoint(toPercent(value.x), toPercent(value.y))}
      onClick={handlePress}
      onKeyDown={handleKeyDown}
      className="relative cursor-crosshair justify-self-center self-start overflow-hidden rounded-md"
    >
      <img src={imageAddress(src)} alt="" draggable={false} className="max-h-72 max-w-full" />
      <span
        style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
        className="absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-black/30 shadow-[0_0_0_2px_black]"
      />
    </button>
  );
}

const toPercent = (share: number) => Math.round(share * 100);

const toStep = (share: number) =>
  Math.round(Math.min(1, Math.max(0, Math.round(share / STEP) * STEP)) * 100) / 100;
