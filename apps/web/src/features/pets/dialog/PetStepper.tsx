import type { Pet } from '@pawmatch/contract/pets/pet';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { ChevronLeftIcon } from '../../../components/ui/icons/secondary.tsx';
import { petDialogMessages } from '../details/pet-details-messages.ts';
import { type PhotographedPet, photoSources } from '../photos/photo-sources.ts';
import { DIALOG_PHOTO_SIZES } from './PetDialogPicture.tsx';

const requested = new Set<string>();

/** Preloads the photo of a pet in the size that the dialog will need. */
export function prefetchPhoto(pet: PhotographedPet | undefined): void {
  const sources = pet && photoSources(pet);
  if (!sources || requested.has(sources.src)) return;
  requested.add(sources.src);
  const image = new Image();
  image.sizes = DIALOG_PHOTO_SIZES;
  if (sources.srcSet) image.srcset = sources.srcSet;
  image.src = sources.src;
}

/** Calls back just before a likely press: on hover, touch and focus. */
const onApproach = (callback: () => void) => ({
  onPointerEnter: callback,
  onTouchStart: callback,
  onFocus: callback,
});

interface PetStepperProps {
  /** "3 of 60". */
  position: string;
  /** Undefined at the ends of the list. */
  previous: Pet | undefined;
  next: Pet | undefined;
  onStep: (direction: 'previous' | 'next') => void;
}

/** The place of a pet in the list, with buttons to its neighbours. */
export function PetStepper({ position, previous, next, onStep }: PetStepperProps) {
  return (
    <div className="me-auto flex items-center gap-1">
      <IconButton
        label={petDialogMessages.previousPet}
        icon={<ChevronLeftIcon />}
        aria-disabled={!previous}
        onClick={() => onStep('previous')}
        {...onApproach(() => prefetchPhoto(previous))}
      />
      <p className="text-sm font-medium whitespace-nowrap text-text-muted tabular-nums">
        {position}
      </p>
      <IconButton
        label={petDialogMessages.nextPet}
        icon={<ChevronRightIcon />}
        aria-disabled={!next}
        onClick={() => onStep('next')}
        {...onApproach(() => prefetchPhoto(next))}
      />
    </div>
  );
}
