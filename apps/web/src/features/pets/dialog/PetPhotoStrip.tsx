import type { Pet } from '@pawmatch/contract/pets/pet';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { ChevronLeftIcon } from '../../../components/ui/icons/secondary.tsx';
import { isRightToLeft, stepOfArrow } from '../../../lib/reading-direction.ts';
import { petDialogMessages } from '../details/pet-details-messages.ts';
import { petMessages } from '../pet-messages.ts';
import { withPhotoAt } from '../photos/photo-sources.ts';
import { useShownPhotos } from '../photos/use-shown-photos.ts';
import { PetDialogPicture } from './PetDialogPicture.tsx';

interface PetPhotoStripProps {
  pet: Pet;
  /** Without the buttons. */
  isCompact: boolean;
}

/**
 * All photos of a pet, to swipe or to step through with buttons. While it has the focus, the arrow
 * keys change photos instead of pets.
 */
export function PetPhotoStrip({ pet, isCompact }: PetPhotoStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [wanted, setIndex] = useState(0);
  const { positions, leaveOut } = useShownPhotos(pet);
  const last = positions.length - 1;

  const index = Math.min(wanted, last);

  // On its way to a photo that was asked for, the strip passes others, which would be read out.
  const isStepping = useRef(false);
  const endSteps = () => {
    isStepping.current = false;
  };

  const show = (next: number) => {
    const { current } = strip;
    if (!current || next < 0 || next > last) return;
    setIndex(next);
    isStepping.current = next !== index;
    current.scrollTo({ left: (isRightToLeft() ? -next : next) * current.clientWidth });
  };
  const handleScroll = () => {
    const { current } = strip;
    if (!current) return;
    const shown = Math.abs(Math.round(current.scrollLeft / current.clientWidth));
    if (shown === index) endSteps();
    if (!isStepping.current) setIndex(shown);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOfArrow(event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(index + step);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the photos and of the buttons in it.
    <div onKeyDown={handleKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      <div
        ref={strip}
        role="group"
        aria-label={petDialogMessages.photos(pet.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area takes the focus.
        tabIndex={0}
        onScroll={handleScroll}
        onPointerDown={endSteps}
        onWheel={endSteps}
        className="peer absolute inset-0 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-none motion-safe:scroll-smooth"
      >
        {positions.map((position) => (
          <div
            key={pet.photos[position]?.id}
            className="relative size-full flex-none snap-center snap-always"
          >
            <PetDialogPicture
              pet={withPhotoAt(pet, position)}
              isPrioritised={position === 0}
              onFailed={() => leaveOut(position)}
            />
          </div>
        ))}
      </div>
      {/* Photos would cover an outline of the strip. */}
      <span className="pointer-events-none absolute inset-0 hidden border-4 border-focus outline-2 -outline-offset-6 outline-surface peer-focus-visible:block" />
      {!isCompact && last > 0 && (
        <>
          <IconButton
            label={petDialogMessages.previousPhoto}
            icon={<ChevronLeftIcon />}
            variant="outlined"
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
            className="absolute start-3 top-1/2 -translate-y-1/2"
          />
          <IconButton
            label={petDialogMessages.nextPhoto}
            icon={<ChevronRightIcon />}
            variant="outlined"
            aria-disabled={index === last}
            onClick={() => show(index + 1)}
            className="absolute end-3 top-1/2 -translate-y-1/2"
          />
          <p
            aria-live="polite"
            className="pointer-events-none absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full bg-surface px-3 py-1 text-xs font-medium whitespace-nowrap text-text-muted"
          >
            {petMessages.photoPosition(index + 1, last + 1)}
          </p>
        </>
      )}
    </div>
  );
}
