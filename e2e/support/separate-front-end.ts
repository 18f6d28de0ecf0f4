import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** D06: the web application on its own origin, as a static file host serves it. */
export interface SeparateFrontEnd {
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty static file host. Unknown paths get index.html. */
export async function openFrontEnd(): Promise<
  SeparateFrontEnd & { buildFor: (apiOrigin: string, language?: string) => Promise<void> }
> {
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-front-'));
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const read = (file: string) => readFile(join(folder, file)).catch(() => undefined);
    const file = path === '/' ? undefined : await read(path);
    const body = file ?? (await read('index.html'));
    response.setHeader('content-type', TYPES[file ? extname(path) : '.html'] ?? 'image/*');
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `http://localhost:${address.port}`,
    /** Builds the web application for a server on another origin, in English or as `PAGE_LANGUAGE` says. */
    async buildFor(apiOrigin, language) {
      await promisify(execFile)(
        process.execPath,
        [VITE, 'build', '--outDir', folder, '--emptyOutDir'],
        {
          cwd: WEB,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            VITE_API_ORIGIN: apiOrigin,
            ...(language && { PAGE_LANGUAGE: language }),
          },
        },
      );
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
