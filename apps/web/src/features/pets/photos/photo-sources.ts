import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { imageAddress } from '../../../lib/api/image-address.ts';
import { petMessages } from '../pet-messages.ts';
import type { DrawnPet } from './NoPhoto.tsx';

/** Mark the photo of a card (with the pet's id) and that of the dialog. */
export const CARD_PHOTO = 'data-card-photo';
export const DIALOG_PHOTO = 'data-dialog-photo';

/** What a photo, or the drawing in its place, is made of. */
export type PhotographedPet = DrawnPet &
  Pick<Pet, 'name' | 'image_url' | 'primary_photo_url' | 'photo_frame'> &
  Partial<Pick<Pet, 'photos' | 'sex'>>;

/** In the middle of a text: "dog". */
export const speciesWord = ({ species, sex }: PhotographedPet): string =>
  factLabel('species', species, species, sex).toLowerCase();

/** The pet with the photo at a position, from 0, as its main one, and with a description of that photo. */
export function withPhotoAt<P extends PhotographedPet>(pet: P, position: number): P {
  const photo = pet.photos?.[position];
  if (position === 0 || !photo) return pet;
  const { urls, frame, alt_text } = photo;
  const altText = petMessages.photoAltText(pet.name, speciesWord(pet), position + 1);
  return {
    ...pet,
    image_url: urls.large,
    primary_photo_url: urls,
    photo_frame: frame,
    photos: [{ ...photo, alt_text: alt_text ?? altText }],
  };
}

/** A cropped photo stays visible at its focal point, in steps of 5 % (`focal-point.css`). */
export function focalPointClasses({ photos }: Pick<PhotographedPet, 'photos'>): string {
  const point = photos?.[0]?.focal_point;
  if (!point) return 'focal-point';
  const step = (share: number) => Math.round(share * 20) * 5;
  return `focal-point focal-x-${step(point.x)} focal-y-${step(point.y)}`;
}

/** How wide the stored sizes are at most, in pixels; `full` is as wide as its frame says. */
const storedWidths = { small: 320, medium: 640, large: 1200 } as const;

/** The width of a card's photo, as the `sizes` of an image. */
export const CARD_PHOTO_SIZES =
  '(min-width: 78rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';

interface PhotoSources {
  src: string;
  /** Undefined for a photo on another server, whose width is not known. */
  srcSet: string | undefined;
}

/** Addresses of a pet's photo for an `<img>`; null without a photo. */
export function photoSources(pet: PhotographedPet): PhotoSources | null {
  const { primary_photo_url: urls, photo_frame: frame, image_url } = pet;
  if (!urls) return image_url ? { src: imageAddress(image_url), srcSet: undefined } : null;
  if (!frame) return { src: imageAddress(urls.large), srcSet: undefined };

  // A small original has the same width in several sizes: each width is listed once, with the smallest
  // size, which has the smallest file.
  const sizes = Object.entries(storedWidths) as [keyof typeof storedWidths, number][];
  const smaller = sizes.filter(([, width]) => width < frame.width);
  const [whole = 'full'] =
    sizes.find(([, width]) => Math.max(frame.width, frame.height) <= width) ?? [];
  const srcSet = [...smaller, [whole, frame.width] as const]
    .map(([size, width]) => `${imageAddress(urls[size])} ${width}w`)
    .join(', ');
  return { src: imageAddress(urls.medium), srcSet };
}
