import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Nearly all paths; they can be logged unchanged. */
const PLAIN_PATH = /^[\w/.-]*$/;

/** The path without its query, which may contain a token, and without line breaks. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
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

interface RequestRecord {
  /** For a logger that does not add it. */
  reqId?: string;
  method: string;
  path: string;
  /** The pattern, such as `/api/pets/:id`. */
  route: string | undefined;
  status: number;
  ms: number;
}

export function logRequest(
  logger: Pick<FastifyBaseLogger, 'info'>,
  { reqId, method, path, route, status, ms }: RequestRecord,
): void {
  const rounded = Math.round(ms * 10) / 10;
  logger.info({ ...(reqId && { reqId }), method, path, route, status, ms: rounded }, 'request');
}

function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const { method, log, routeOptions } = request;
  const { statusCode: status, elapsedTime: ms } = reply;
  logRequest(log, { method, path: pathOf(request), route: routeOptions.url, status, ms });
}

/** Logs one line per request, without body, query and headers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request, reply);
    done();
  });
}

/** Logs a request that Fastify rejects before its hooks, such as one with an invalid URL. */
export function logRejectedRequest(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => logResponse(request, reply));
}
