import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A part of a path that somebody has put an e-mail address into. */
const ADDRESS = /[^/]*@[^/]*/g;

/** The path without its query, which may carry a token, and without line breaks (S29). */
const pathOf = (request: FastifyRequest) =>
  encodeURI(decodeSafely(request.url.split('?')[0] ?? '').replace(ADDRESS, '[address]'));

function decodeSafely(path: string): string {
  try {
    // Not decodeURI, which leaves %40 as it is.
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%40/g, '@').replaceAll('%', '');
  }
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request),
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

/** One JSON line a request; no body, no query, no header is in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
}

/** For what Fastify refuses before its hooks, such as an address that cannot be decoded. */
export function logRefusal(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => logRequest(request, reply));
}
