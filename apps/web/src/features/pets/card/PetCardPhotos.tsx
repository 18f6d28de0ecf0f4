import type { Pet } from '@pawmatch/contract/pets/pet';
import { type UIEvent, useState } from 'react';
import { petMessages } from '../pet-messages.ts';
import { PetPhoto } from '../photos/PetPhoto.tsx';
import { CARD_PHOTO_SIZES, withPhotoAt } from '../photos/photo-sources.ts';
import { useShownPhotos } from '../photos/use-shown-photos.ts';

interface PetCardPhotosProps {
  pet: Pet;
  isPrioritised: boolean;
  /** A tap on a photo. */
  onPress: () => void;
}

/**
 * The photos of a card, to swipe with a finger; the others load at the first touch. With a mouse the
 * card's link lies above them, and a screen reader finds them all in the dialog.
 */
export function PetCardPhotos({ pet, isPrioritised, onPress }: PetCardPhotosProps) {
  const [isTouched, setIsTouched] = useState(false);
  const [position, setPosition] = useState(0);
  const { positions, leaveOut } = useShownPhotos(pet);
  const count = positions.length;

  const handleScroll = ({ currentTarget }: UIEvent) => {
    setIsTouched(true);
    setPosition(Math.abs(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)));
  };
  return (
    <>
      {/* biome-ignore lint/a11y: the name of the pet is the link for keyboards and screen readers. */}
      <div
        // Chromium would make a scrolled area a stop of the Tab key.
        tabIndex={-1}
        onPointerDown={() => setIsTouched(true)}
        onScroll={handleScroll}
        onClick={onPress}
        className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] pointer-coarse:z-1"
      >
        {positions.map((index) => (
          <div
            key={pet.photos[index]?.id}
            className="relative size-full flex-none snap-center snap-always"
          >
            {(index === positions[0] || isTouched) && (
              <PetPhoto
                pet={withPhotoAt(pet, index)}
                sizes={CARD_PHOTO_SIZES}
                isPrioritised={isPrioritised && index === 0}
                onFailed={() => leaveOut(index)}
              />
            )}
          </div>
        ))}
      </div>
      {count > 1 && (
        <p className="pointer-events-none absolute end-3 bottom-3 z-1 rounded-full bg-surface px-3 py-1 text-xs font-medium text-text-muted">
          {position === 0
            ? petMessages.photoCount(count)
            : petMessages.photoPosition(Math.min(position + 1, count), count)}
        </p>
      )}
    </>
  );
}
