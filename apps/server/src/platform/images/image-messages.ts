import { localized } from '@pawmatch/contract/localized';

/** With IMAGE_TOO_MANY_PIXELS. */
export const imageMessages = localized('imageMessages', {
  tooManyMegapixels: ({ limit }: { limit: number }) =>
    `This image has more than ${limit} megapixels. Please use a smaller one.`,
  tooManyFrames: ({ limit }: { limit: number }) =>
    `This image has more than ${limit} frames. Please use one that does not move.`,
});
