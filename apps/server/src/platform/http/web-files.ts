import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ASSET_SECONDS = 365 * 24 * 60 * 60;
const FILE_SECONDS = 60 * 60;

/** Only read by the server, which renders pages from them. */
const NOT_SERVED = ['index.html', '.vite/**'];

/**
 * Serves the files of the built web application, precompressed by the build. The name of an asset
 * contains a hash of its content.
 * @param folder `apps/web/dist/client`
 */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: NOT_SERVED,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        path.startsWith(assets)
          ? `public, max-age=${ASSET_SECONDS}, immutable`
          : `public, max-age=${FILE_SECONDS}`,
      );
    },
  });
}
