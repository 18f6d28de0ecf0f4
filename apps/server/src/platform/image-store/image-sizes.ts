/** Widths in pixels that a photo is scaled down to; it is never enlarged. */
export const photoWidths = {
  small: 320,
  medium: 640,
  large: 1200,
  full: 2000,
} as const;

export type PhotoSize = keyof typeof photoWidths;

/** A very tall picture is bounded by its height instead, so that no size of it is huge. */
export const MAX_HEIGHT_TO_WIDTH = 2;

/** What link previews show, in the shape that they ask for: https://ogp.me, 1.91 to 1. */
export const SHARE_IMAGE = { name: 'share.jpg', width: 1200, height: 630 } as const;

/** What a photo is kept as, which is also the ending of its files. */
export type PhotoFormat = 'avif' | 'webp' | 'jpg';

/**
 * The formats of each size, the smallest file first. AVIF of the full size, which few ever open,
 * would take more time than all the other files together.
 */
export const keptFormats = {
  small: ['avif', 'webp', 'jpg'],
  medium: ['avif', 'webp', 'jpg'],
  large: ['avif', 'webp', 'jpg'],
  full: ['webp', 'jpg'],
} as const satisfies Record<PhotoSize, readonly PhotoFormat[]>;

export const photoFileName = (size: PhotoSize, format: PhotoFormat) => `${size}.${format}`;

/** Whether this is the name of a photo: 32 hexadecimal digits. */
export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
