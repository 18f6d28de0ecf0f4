import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CacheableResponse } from './encode-response.ts';
import type { SendCached } from './response-cache.ts';

const ASSET_SECONDS = 365 * 24 * 60 * 60;
const FILE_SECONDS = 60 * 60;

/** Only read by the server, which renders pages from it. */
const NOT_SERVED = /^index\.html$|^\.vite\/|\.(br|gz)$/;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of the built web application from memory, precompressed by the build. The name of an
 * asset contains a hash of its content.
 * @param folder `apps/web/dist/client`, the files of the build that was started
 * @param sendCached for as long as the server runs
 * @throws Error for a file of an unknown type
 */
export async function webFiles(
  app: FastifyInstance,
  folder: string,
  sendCached: SendCached,
): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).then((entries) =>
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((name) => name.replaceAll(sep, '/')),
  );
  for (const name of names.filter((file) => !NOT_SERVED.test(file))) {
    const type = types[extname(name)];
    if (!type) throw new Error(`${name}: the content type of such files is not known.`);
    const isCompressed = names.includes(`${name}.br`) && names.includes(`${name}.gz`);
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) =>
      sendCached(request, reply, `/${name}`, () =>
        readWebFile(join(folder, name), type, isCompressed),
      ),
    );
  }

  async function readWebFile(
    path: string,
    type: string,
    isCompressed: boolean,
  ): Promise<CacheableResponse> {
    const [body, compressed] = await Promise.all([
      readFile(path),
      isCompressed
        ? Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]).then(([br, gzip]) => ({
            br,
            gzip,
          }))
        : null,
    ]);
    const isAsset = path.startsWith(join(folder, 'assets'));
    const cacheControl = isAsset
      ? `public, max-age=${ASSET_SECONDS}, immutable`
      : `public, max-age=${FILE_SECONDS}`;
    return { type, body, compressed, headers: { 'cache-control': cacheControl } };
  }
}
