import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { isFresh } from '../http/responses/is-fresh.ts';
import {
  isContentHash,
  type PhotoFormat,
  type PhotoSize,
  photoFileName,
  storedFormats,
} from './image-sizes.ts';
import type { ImageStore } from './image-store.ts';

const contentTypes = {
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
function negotiateFormats(size: PhotoSize, accept: string): readonly PhotoFormat[] {
  const named = storedFormats[size].filter((format) => negotiate(accept, [contentTypes[format]]));
  return [...new Set<PhotoFormat>([...named, 'jpg', 'webp'])];
}

/** A size, whose format is negotiated, or the full name of a file. */
const ADDRESS = /^([a-z]+)(?:\.(avif|webp|jpg))?$/;

const isPhotoSize = (text: string): text is keyof typeof storedFormats =>
  Object.hasOwn(storedFormats, text);

/** Candidate files for an address with their formats, best first (no other type). */
function filesFor(address: string, accept: string): [name: string, format: PhotoFormat][] {
  const [, size = '', format] = ADDRESS.exec(address) ?? [];
  if (format) return [[address, format as PhotoFormat]];
  if (!isPhotoSize(size)) return [];
  return negotiateFormats(size, accept).map((format) => [photoFileName(size, format), format]);
}

/**
 * Serves the photos of the store below `/images/`. An address contains a content hash, so that responses
 * can be cached forever.
 */
export function serveImages(app: FastifyInstance, store: ImageStore): void {
  async function find(hash: string, address: string, accept: string) {
    if (!isContentHash(hash)) return undefined;
    for (const [name, format] of filesFor(address, accept)) {
      const image = await store.open(hash, name);
      if (image) return { image, name, type: contentTypes[format] };
    }
    return undefined;
  }

  app.get<{ Params: { hash: string; file: string } }>(
    '/images/:hash/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash, file } = request.params;
      const found = await find(hash, file, request.headers.accept ?? '');
      if (!found) throw new AppError('NOT_FOUND');
      const { image, name, type } = found;
      const etag = `"${hash}-${name}"`;
      if (name !== file) reply.header('Vary', 'Accept');
      reply.headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
        ETag: etag,
      });
      if (isFresh(request, etag)) {
        image.stream.destroy();
        return reply.code(304).send();
      }
      return reply.type(type).header('Content-Length', image.length).send(image.stream);
    },
  );
}
