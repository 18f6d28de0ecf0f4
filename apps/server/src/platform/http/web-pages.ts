import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-handler.ts';

/** R2.01-R2.09 and the screens of D13; any other path is the 404 screen, with that status. */
const SCREENS = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/pets',
  '/questionnaire',
  '/dashboard',
  '/match-results',
  '/admin/dashboard',
  '/admin',
];

const ASSET_SECONDS = 365 * 24 * 60 * 60;

const isScreen = (path: string) => SCREENS.includes(path.replace(/(.)\/+$/, '$1'));

/**
 * Serves the built web application: files by name, and its page for every other path, since the
 * routes are the page's own.
 * @param folder `apps/web/dist/client`
 */
export async function webPages(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    return reply
      .code(isScreen(path) ? 200 : 404)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.startsWith(join(folder, 'assets'));
      response.setHeader(
        'Cache-Control',
        isHashed ? `public, max-age=${ASSET_SECONDS}, immutable` : 'public, max-age=3600',
      );
    },
  });
  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /^\/(api|images|assets|metrics)(\/|\?|$)/.test(request.url);
    return isPage && !isFile ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}
