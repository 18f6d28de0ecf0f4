import type { Pet } from '@pawmatch/contract/pets/pet';
import { imageAddress } from '../../lib/api/image-address.ts';

export type PhotographedPet = Pick<
  Pet,
  'name' | 'species' | 'image_url' | 'primary_photo_url' | 'photo_frame'
>;

/** D17: how wide the stored sizes are at most, in pixels; `full` is as wide as its frame says. */
const storedWidths = { small: 320, medium: 640, large: 1200 } as const;

export interface PhotoSources {
  src: string;
  /** Undefined for a photo that lies elsewhere, of which no width is known. */
  srcSet: string | undefined;
}

/** Addresses of a pet's photo for an `<img>`; null without a photo. */
export function photoSources(pet: PhotographedPet): PhotoSources | null {
  const { primary_photo_url: urls, photo_frame: frame, image_url } = pet;
  if (!urls) return image_url ? { src: imageAddress(image_url), srcSet: undefined } : null;
  if (!frame) return { src: imageAddress(urls.large), srcSet: undefined };

  // A small original is stored as it is, under every size: each width is named once.
  const byWidth = new Map<number, string>([[frame.width, urls.full]]);
  for (const [size, width] of Object.entries(storedWidths)) {
    if (width < frame.width) byWidth.set(width, urls[size as keyof typeof storedWidths]);
  }
  const srcSet = [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, url]) => `${imageAddress(url)} ${width}w`)
    .join(', ');
  return { src: imageAddress(urls.medium), srcSet };
}
