import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Nearly all paths are made of these, and say nothing but themselves. */
const PLAIN = /^[\w/.-]*$/;

/** The path without its query, which may carry a token, and without line breaks (S29). */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return PLAIN.test(path) ? path : encodeURI(withoutAddresses(decodeSafely(path)));
}

/**
 * Without the parts that somebody has put an e-mail address into. By splitting: a pattern would try
 * each character of a long path as the beginning of an address.
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

/** One JSON line a request; no body, no query, no header is in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** For what Fastify refuses before its hooks, such as an address that cannot be decoded. */
export function logRefusal(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => logRequest(request, reply));
}
