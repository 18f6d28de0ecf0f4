import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import { OWN_IMAGES_PATH } from '@pawmatch/contract/pets/pet-values';
import { SHARE_IMAGE } from '../../../platform/images/image-sizes.ts';
import type { PhotoRow } from '../pets.table.ts';

/** URLs of the sizes of a stored photo; each serves the best format that the browser accepts. */
export function photoUrls(hash: string): PhotoUrls {
  const url = (size: keyof PhotoUrls) => `${OWN_IMAGES_PATH}${hash}/${size}`;
  return { small: url('small'), medium: url('medium'), large: url('large'), full: url('full') };
}

/** The photo of a pet for mails: a JPEG, which all mail programs show; null without a photo. */
export const mailPhotoUrl = ({
  photoHash,
  externalPhoto,
}: Pick<PhotoRow, 'photoHash' | 'externalPhoto'>): string | null =>
  photoHash ? shareImageUrl(photoHash) : (externalPhoto?.large ?? null);

/** URL of the JPEG for link previews, whose readers do not all support WebP. */
export function shareImageUrl(hash: string): string {
  return `${OWN_IMAGES_PATH}${hash}/${SHARE_IMAGE.name}`;
}
