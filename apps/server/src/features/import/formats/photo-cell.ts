import { isImageUrl } from '@pawmatch/contract/pets/image-url';
import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import * as z from 'zod/mini';
import type { StoredText } from '../../../platform/language/stored-text.ts';
import { rowTexts as messages } from '../import-texts.ts';

const Url = z.optional(z.nullable(z.string().check(z.maxLength(2000), z.trim())));
const PhotoCell = z.nullable(z.object({ small: Url, medium: Url, large: Url, full: Url }));

/** Substitutes for a missing size: the next larger one, or else the next smaller one. */
const substitutes = {
  small: ['small', 'medium', 'large', 'full'],
  medium: ['medium', 'large', 'full', 'small'],
  large: ['large', 'full', 'medium', 'small'],
  full: ['full', 'large', 'medium', 'small'],
} as const satisfies Record<keyof PhotoUrls, (keyof PhotoUrls)[]>;

/**
 * The cell of a photo: its address, or a JSON object of addresses, of which older rows have no `full`.
 * @returns null when there is no photo, and the reason when the cell is none, or has an address that a request body may
 *   not contain (S34)
 */
export function readPhotoCell(cell: string): PhotoUrls | null | { problem: StoredText } {
  if (cell === '') return null;
  const photo = PhotoCell.safeParse(/^https?:/.test(cell) ? { large: cell } : parseJson(cell));
  if (!photo.success) return { problem: messages.noPhotoAddress };
  const sizes = photo.data ?? {};
  const pick = (size: keyof PhotoUrls) =>
    substitutes[size].map((substitute) => sizes[substitute]).find(Boolean) ?? '';
  const urls = {
    small: pick('small'),
    medium: pick('medium'),
    large: pick('large'),
    full: pick('full'),
  };
  if (urls.large === '') return null;
  if (!Object.values(urls).every((url) => url.startsWith('http') && isImageUrl(url))) {
    return { problem: messages.badPhotoAddress };
  }
  return urls;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
