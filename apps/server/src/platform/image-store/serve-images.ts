import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { isContentHash } from './image-sizes.ts';
import type { ImageStore } from './image-store.ts';

/** Everything that the store ever writes, and nothing else (S30): no other type can be served. */
const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};

const FILE_NAME = /^[a-z]+\.([a-z]+)$/;

/**
 * Serves the photos of the store below `/images/`. A name holds a content hash, so that what was
 * served once is right for ever (D17).
 */
export function serveImages(app: FastifyInstance, store: ImageStore): void {
  app.get<{ Params: { hash: string; file: string } }>(
    '/images/:hash/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash, file } = request.params;
      const type = contentTypes[FILE_NAME.exec(file)?.[1] ?? ''];
      if (!type || !isContentHash(hash)) throw new AppError('NOT_FOUND');
      const etag = `"${hash}-${file}"`;
      const image = await store.open(hash, file);
      if (!image) throw new AppError('NOT_FOUND');
      reply.headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
        ETag: etag,
      });
      if (request.headers['if-none-match'] === etag) {
        image.stream.destroy();
        return reply.code(304).send();
      }
      return reply.type(type).header('Content-Length', image.length).send(image.stream);
    },
  );
}
