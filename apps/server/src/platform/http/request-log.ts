import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Nearly all paths; they can be logged unchanged. */
const PLAIN_PATH = /^[\w/.-]*$/;

/** The path without its query, which may contain a token, and without line breaks (S29). */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return PLAIN_PATH.test(path) ? path : encodeURI(withoutAddresses(decodeSafely(path)));
}

/**
 * Replaces path segments that contain an e-mail address. It splits the path, because a regular expression
 * would try each character of a long path as the start of an address.
 */
function withoutAddresses(path: string): string {
  return path
    .split('/')
    .map((part) => (part.includes('@') ? '[address]' : part))
    .join('/');
}

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

/** Logs one line per request, without body, query and headers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** Logs a request that Fastify rejects before its hooks, such as one with an invalid URL. */
export function logRejectedRequest(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => logRequest(request, reply));
}
