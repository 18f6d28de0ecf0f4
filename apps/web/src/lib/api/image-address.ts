import { OWN_IMAGES_PATH } from '@pawmatch/contract/pets/own-images-path';
import { apiOrigin } from './build-request.ts';

/** Where a picture is read from: the server names its own by their path alone (D06). */
export const imageAddress = (url: string): string =>
  url.startsWith(OWN_IMAGES_PATH) ? `${apiOrigin}${url}` : url;
