import type { Pet } from '@pawmatch/contract/pets/pet';
import { PetPhoto } from '../photos/PetPhoto.tsx';

/** How wide the photo is, as the `sizes` of an image. */
export const DIALOG_PHOTO_SIZES = '(min-width: 64rem) 35rem, (min-width: 40rem) 42rem, 100vw';

/** Whether the photo's aspect ratio is close enough to the container to be cropped. */
function fillsBox({ photo_frame: frame }: Pet): boolean {
  const shape = frame ? frame.width / frame.height : 0;
  return shape >= 0.95 && shape <= 1.7;
}

/** The main photo of a pet in its dialog: cropped a little, or else as a whole. */
export function PetDialogPicture({
  pet,
  isPrioritised,
  onFailed,
}: {
  pet: Pet;
  isPrioritised: boolean;
  onFailed?: () => void;
}) {
  return (
    <PetPhoto
      pet={pet}
      sizes={DIALOG_PHOTO_SIZES}
      isPrioritised={isPrioritised}
      fit={fillsBox(pet) ? 'cover' : 'contain'}
      {...(onFailed && { onFailed })}
    />
  );
}
