import type { Pet } from '@pawmatch/contract/pets/pet';
import { Thumbnail } from '../../../components/admin/Thumbnail.tsx';
import { focalPointClasses } from '../photo-sources.ts';

/** R2.52, R2.60: the pet's picture in a list. */
export function PetThumbnail({
  pet,
}: {
  pet: Pick<Pet, 'primary_photo_url' | 'image_url' | 'photos'>;
}) {
  return (
    <Thumbnail
      src={pet.primary_photo_url?.small ?? pet.image_url}
      fallback={<span className="text-center text-[0.625rem] leading-tight">No Image</span>}
      className="size-10 rounded-md"
      imageClassName={focalPointClasses(pet)}
    />
  );
}
