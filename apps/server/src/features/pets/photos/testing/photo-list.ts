import type { Pet } from '@pawmatch/contract/pets/pet';
import { PET_IMAGE_FIELD } from '@pawmatch/contract/pets/staff/pet-form-data';
import sharp from 'sharp';

type Photo = Pet['photos'][number];

let drawn = 0;
/** A small picture unlike all others. */
export function drawAnother(): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn, g: 100, b: 200 };
  return sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
}

/** The form of one photo, as the page sends it. */
export function photoForm(image?: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append(PET_IMAGE_FIELD, new Blob([new Uint8Array(image)]), 'photo.png');
  return form;
}

export const idsOf = (photos: readonly Photo[]): string[] => photos.map(({ id }) => id);

export const urlsOf = (photos: readonly Photo[]): string[] => photos.map(({ urls }) => urls.large);
