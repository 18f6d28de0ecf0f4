import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../process/clock.ts';
import { addressKey } from '../../security/address-key.ts';

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

const TOO_MANY_REQUESTS = 429;
const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/** Returns how many refusals of an address were not logged before this one; undefined if this one is not logged. */
export type CountRefusal = (address: string | undefined) => number | undefined;

/** One refusal of an address is logged in a minute: refusing is cheap, and a flood must not fill the disk. */
export function createRefusalCounter(clock: Clock): CountRefusal {
  const logged = new LRUCache<string, { at: number; unlogged: number }>({ max: MAX_ADDRESSES });
  return (address) => {
    const key = addressKey(address);
    const last = logged.get(key);
    const now = clock().getTime();
    if (last && Math.abs(now - last.at) < MINUTE_MS) {
      last.unlogged += 1;
      return undefined;
    }
    logged.set(key, { at: now, unlogged: 0 });
    return last?.unlogged ?? 0;
  };
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
  /** Refusals of the same address since the last line of one. */
  unlogged?: number;
}

export function logRequest(
  logger: Pick<FastifyBaseLogger, 'info'>,
  { reqId, ms, ...record }: RequestRecord,
): void {
  const rounded = Math.round(ms * 10) / 10;
  logger.info({ ...(reqId && { reqId }), ...record, ms: rounded }, 'request');
}

function logResponse(request: FastifyRequest, reply: FastifyReply, refusal: CountRefusal): void {
  const { method, log, routeOptions } = request;
  const { statusCode: status, elapsedTime: ms } = reply;
  const unlogged = status === TOO_MANY_REQUESTS ? refusal(request.ip) : 0;
  if (unlogged === undefined) return;
  const record = { method, path: pathOf(request), route: routeOptions.url, status, ms };
  logRequest(log, { ...record, ...(unlogged > 0 && { unlogged }) });
}

/** Logs one line per request, without body, query and headers; of refused ones, see {@link createRefusalCounter}. */
export function logRequests(app: FastifyInstance, refusal: CountRefusal): void {
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request, reply, refusal);
    done();
  });
}

/** Logs a request that Fastify rejects before its hooks, such as one with an invalid URL. */
export function logRejectedRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: CountRefusal,
): void {
  reply.raw.once('finish', () => logResponse(request, reply, refusal));
}
