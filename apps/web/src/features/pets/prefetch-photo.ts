import { type PhotographedPet, photoSources } from './photo-sources.ts';

const requested = new Set<string>();

/**
 * Preloads a photo in the size that the screen will need.
 * @param sizes as of the `<img>` that will show it
 */
export function prefetchPhoto(pet: PhotographedPet | undefined, sizes: string): void {
  const sources = pet && photoSources(pet);
  if (!sources || requested.has(sources.src)) return;
  requested.add(sources.src);
  const image = new Image();
  image.sizes = sizes;
  if (sources.srcSet) image.srcset = sources.srcSet;
  image.src = sources.src;
}
