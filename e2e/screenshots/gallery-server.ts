import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Serves the component gallery, which is not part of the production build. */
export async function startGalleryServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await createServer({
    root: fileURLToPath(new URL('../../apps/web/', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return { url: `${origin}gallery.html`, stop: () => server.close() };
}
