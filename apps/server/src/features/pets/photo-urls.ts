import { OWN_IMAGES_PATH } from '@pawmatch/contract/pets/own-images-path';
import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import { SHARE_IMAGE } from '../../platform/image-store/image-sizes.ts';

/** URLs of the sizes of a stored photo; each serves the best format that the browser accepts. */
export function photoUrls(hash: string): PhotoUrls {
  const url = (size: keyof PhotoUrls) => `${OWN_IMAGES_PATH}${hash}/${size}`;
  return { small: url('small'), medium: url('medium'), large: url('large'), full: url('full') };
}

/** URL of the JPEG for link previews, whose readers do not all support WebP. */
export function shareImageUrl(hash: string): string {
  return `${OWN_IMAGES_PATH}${hash}/${SHARE_IMAGE.name}`;
}
