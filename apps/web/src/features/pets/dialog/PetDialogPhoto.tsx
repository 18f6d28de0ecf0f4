import type { Pet } from '@pawmatch/contract/pets/pet';
import { classNames } from '../../../components/ui/class-names.ts';
import { DIALOG_PHOTO } from '../photos/photo-sources.ts';
import { PetDialogPicture } from './PetDialogPicture.tsx';
import { PetPhotoStrip } from './PetPhotoStrip.tsx';

interface PetDialogPhotoProps {
  pet: Pet;
  /** The visit form is open: the photo is smaller, without the buttons to other photos, or leaves the form its room. */
  isScheduling: boolean;
}

/** The photos of a pet at the top of its dialog or page; in a short window they leave room for its name, and are shown whole. */
export function PetDialogPhoto({ pet, isScheduling }: PetDialogPhotoProps) {
  return (
    <div
      {...{ [DIALOG_PHOTO]: '' }}
      className={classNames(
        'relative order-1 max-h-[max(40dvh,calc(65dvh+var(--spacing-stuck)))] w-full flex-none overflow-hidden bg-sunken lg:col-start-1 lg:row-start-1 lg:aspect-5/4 [@media(max-height:30rem)]:[&_img]:object-contain',
        isScheduling
          ? 'sm:max-lg:hidden max-sm:aspect-2/1'
          : 'max-lg:aspect-5/4 sm:max-lg:aspect-3/2',
      )}
    >
      {pet.photos.length > 1 ? (
        <PetPhotoStrip key={pet.id} pet={pet} isCompact={isScheduling} />
      ) : (
        <PetDialogPicture pet={pet} isPrioritised />
      )}
    </div>
  );
}
