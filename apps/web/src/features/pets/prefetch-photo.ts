import { type PhotographedPet, photoSources } from './photo-sources.ts';

const asked = new Set<string>();

/**
 * Loads a photo before it is shown, in the size that the screen will need.
 * @param sizes as of the `<img>` that will show it
 */
export function prefetchPhoto(pet: PhotographedPet | undefined, sizes: string): void {
  const sources = pet && photoSources(pet);
  if (!sources || asked.has(sources.src)) return;
  asked.add(sources.src);
  const image = new Image();
  image.sizes = sizes;
  if (sources.srcSet) image.srcset = sources.srcSet;
  image.src = sources.src;
}
