import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The path without its query, which may carry a token, and without line breaks (S29). */
const pathOf = (request: FastifyRequest) =>
  encodeURI(decodeSafely(request.url.split('?')[0] ?? ''));

function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path.replaceAll('%', '');
  }
}

/** One JSON line a request; no body, no query, no header is in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
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
  });
}
