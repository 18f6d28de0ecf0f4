import { keptFormats, type PhotoFormat, type PhotoSize } from './image-sizes.ts';

export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<PhotoFormat, string>;

/** Whether a browser names the type itself; one that takes anything may not read the newest. */
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    return name === type && !parameters.includes('q=0');
  });
}

/**
 * The formats in which a browser can be given a size of a photo, best first. JPEG is for all; WebP
 * comes last for photos that an older version kept in it alone.
 * @param accept the header of that name
 */
export function negotiateFormats(size: PhotoSize, accept: string): readonly PhotoFormat[] {
  const named = keptFormats[size].filter((format) => accepts(accept, contentTypes[format]));
  return [...new Set<PhotoFormat>([...named, 'jpg', 'webp'])];
}
