import type { Pet } from '@pawmatch/contract/pets/pet';
import { classNames } from '../../../components/ui/class-names.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { ChevronLeftIcon } from '../../../components/ui/icons/secondary.tsx';
import { petDialogMessages } from '../details/pet-details-messages.ts';
import { DIALOG_PHOTO, type PhotographedPet, photoSources } from '../photos/photo-sources.ts';
import { DIALOG_PHOTO_SIZES, PetDialogPicture } from './PetDialogPicture.tsx';
import { PetPhotoStrip } from './PetPhotoStrip.tsx';

const requested = new Set<string>();

/**
 * Preloads a photo in the size that the screen will need.
 * @param sizes as of the `<img>` that will show it
 */
export function prefetchPhoto(pet: PhotographedPet | undefined, sizes: string): void {
  const sources = pet && photoSources(pet);
  if (!sources || requested.has(sources.src)) return;
  requested.add(sources.src);
  const image = new Image();
  image.sizes = sizes;
  if (sources.srcSet) image.srcset = sources.srcSet;
  image.src = sources.src;
}

interface PetDialogPhotoProps {
  pet: Pet;
  /** "3 of 60"; null for a pet that is not in the list. */
  position: string | null;
  /** Undefined at the ends of the list. */
  previous: Pet | undefined;
  next: Pet | undefined;
  onStep: (direction: 'previous' | 'next') => void;
  /** The visit form is open: the photo is smaller, without the buttons to the neighbours. */
  isScheduling: boolean;
}

/** Calls back just before a likely press: on hover, touch and focus. */
const onApproach = (callback: () => void) => ({
  onPointerEnter: callback,
  onTouchStart: callback,
  onFocus: callback,
});

/** The photo, with buttons to the previous and next pet. */
export function PetDialogPhoto({
  pet,
  position,
  previous,
  next,
  onStep,
  isScheduling,
}: PetDialogPhotoProps) {
  return (
    <div
      {...{ [DIALOG_PHOTO]: '' }}
      className={classNames(
        'relative order-1 max-h-[65dvh] w-full flex-none overflow-hidden bg-sunken lg:aspect-5/4',
        isScheduling ? 'max-lg:aspect-5/2' : 'max-lg:aspect-5/4 sm:max-lg:aspect-3/2',
      )}
    >
      {pet.photos.length > 1 ? (
        <PetPhotoStrip key={pet.id} pet={pet} isCompact={isScheduling} />
      ) : (
        <PetDialogPicture pet={pet} isPrioritised />
      )}
      {position && !isScheduling && (
        <>
          <IconButton
            label={petDialogMessages.previousPet}
            icon={<ChevronLeftIcon />}
            variant="outlined"
            disabled={!previous}
            onClick={() => onStep('previous')}
            {...onApproach(() => prefetchPhoto(previous, DIALOG_PHOTO_SIZES))}
            className="absolute start-3 top-1/2 -translate-y-1/2"
          />
          <IconButton
            label={petDialogMessages.nextPet}
            icon={<ChevronRightIcon />}
            variant="outlined"
            disabled={!next}
            onClick={() => onStep('next')}
            {...onApproach(() => prefetchPhoto(next, DIALOG_PHOTO_SIZES))}
            className="absolute end-3 top-1/2 -translate-y-1/2"
          />
          <p className="absolute start-3 top-3 rounded-full bg-surface px-3 py-1 text-xs font-medium text-text-muted">
            {position}
          </p>
        </>
      )}
    </div>
  );
}
