import { negotiate } from '@fastify/accept-negotiator';
import { type PhotoFormat, type PhotoSize, storedFormats } from './image-sizes.ts';

export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<PhotoFormat, string>;

/**
 * The formats in which a size of a photo can be sent to a browser, best first. AVIF and WebP must be
 * accepted by name: a browser that accepts any type may not support them. JPEG is for all; WebP comes
 * last for photos that an older version stored in it alone.
 * @param accept the header of that name
 */
export function negotiateFormats(size: PhotoSize, accept: string): readonly PhotoFormat[] {
  const named = storedFormats[size].filter((format) => negotiate(accept, [contentTypes[format]]));
  return [...new Set<PhotoFormat>([...named, 'jpg', 'webp'])];
}
