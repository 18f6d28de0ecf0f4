import type { Pet } from '@pawmatch/contract/pets/pet';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { focalPointClasses } from '../photo-sources.ts';
import { petOverviewMessages } from './pets-admin-messages.ts';

type PetThumbnailProps = {
  pet: Pick<Pet, 'primary_photo_url' | 'image_url' | 'photos'>;
  className?: string;
};

/** R2.52, R2.60: the pet's picture in a list. */
export function PetThumbnail({ pet, className = 'size-10 rounded-md' }: PetThumbnailProps) {
  return (
    <Thumbnail
      src={pet.primary_photo_url?.small ?? pet.image_url}
      fallback={
        <span className="text-center text-[0.625rem] leading-tight">
          {petOverviewMessages.noImage}
        </span>
      }
      className={className}
      imageClassName={focalPointClasses(pet)}
    />
  );
}
