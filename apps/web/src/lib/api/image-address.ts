import { OWN_IMAGES_PATH } from '@pawmatch/contract/pets/pet-values';
import { apiOrigin } from './build-request.ts';

/** The URL of an image: the server gives only the path of its own images. */
export const imageAddress = (url: string): string =>
  url.startsWith(OWN_IMAGES_PATH) ? `${apiOrigin}${url}` : url;
