import type * as english from '../../../../../apps/server/src/platform/images/image-messages.ts';
import type { Translation } from '../../translation.ts';

export const imageMessages: Translation<typeof english.imageMessages> = {
  tooManyMegapixels: ({ limit }) =>
    `Esta imagen tiene más de ${limit} megapíxeles. Usa una más pequeña.`,
  tooManyFrames: ({ limit }) =>
    `Esta imagen tiene más de ${limit} cuadros. Usa una que no se mueva.`,
};
