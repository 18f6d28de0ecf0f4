/** Widths in pixels to which a photo is scaled down; it is never enlarged. */
export const photoWidths = {
  small: 320,
  medium: 640,
  large: 1200,
  full: 2000,
} as const;

export type PhotoSize = keyof typeof photoWidths;

/** Limits the height of very tall images, so that none of their sizes is huge. */
export const MAX_HEIGHT_TO_WIDTH = 2;

/** The image of link previews, with their aspect ratio of 1.91 to 1 (https://ogp.me). */
export const SHARE_IMAGE = { name: 'share.jpg', width: 1200, height: 630 } as const;

/** Format of a stored photo, which is also the extension of its files. */
export type PhotoFormat = 'avif' | 'webp' | 'jpg';

/**
 * The stored formats of each size, the smallest file first. AVIF of the full size, which few people open,
 * would take more time than all other files together.
 */
export const storedFormats = {
  small: ['avif', 'webp', 'jpg'],
  medium: ['avif', 'webp', 'jpg'],
  large: ['avif', 'webp', 'jpg'],
  full: ['webp', 'jpg'],
} as const satisfies Record<PhotoSize, readonly PhotoFormat[]>;

export const photoFileName = (size: PhotoSize, format: PhotoFormat) => `${size}.${format}`;

/** Whether a text has the form of a photo's hash: 32 hexadecimal digits. */
export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
