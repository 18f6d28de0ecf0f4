import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../metrics/metrics.ts';
import { routeLabel } from '../metrics/observe-requests.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Drain } from './drain.ts';
import { logRequest, pathOf } from './request-log.ts';
import { memoryOf, type ResponseBody, toBytes } from './response-body.ts';

/** Of all cached responses, with their addresses. A body counts for each address that has it. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** The memory of a response without its body, estimated. */
const RESPONSE_BYTES = 1_000;

/** For a page of 100 pets. */
const SCRATCH_BYTES = 128 * 1024;

/** With any of these a response may differ. */
const UNUSUAL_HEADERS = [
  'if-none-match',
  'range',
  'origin',
  'expect',
  'upgrade',
  'content-length',
  'transfer-encoding',
] as const;

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A response to a public GET. */
interface CachedResponse {
  /** Names and values in turn, as they were sent. */
  headers: string[];
  body: ResponseBody;
  method: 'GET';
  path: string;
  /** The pattern, such as `/api/pets/:id`. */
  route: string | undefined;
  isCurrent: () => boolean;
}

/** What every request passes, also one that is served from here. */
interface Protections {
  /** False rejects the request. @see AddressLimit.admit */
  admit: (request: IncomingMessage) => boolean;
  drain: Drain;
  metrics: Metrics;
  logger: FastifyBaseLogger;
  /** False: repeated reads are only counted. */
  logsReads: boolean;
}

/** A response that is sent together with those to the requests that arrived at the same time. */
interface PendingResponse {
  request: IncomingMessage;
  response: ServerResponse;
  cached: CachedResponse;
  /** By `performance.now()`. */
  begin: number;
}

/** Serves repeated public reads before Fastify sees the request; see {@link createFastPath}. */
export interface FastPath {
  /** @param next handles every request that is not served from the cache */
  before(next: RequestHandler): RequestHandler;
  /**
   * Caches the response that is about to be sent.
   * @param isCurrent whether it may still be sent
   */
  store(
    request: FastifyRequest,
    reply: FastifyReply,
    body: ResponseBody,
    isCurrent: () => boolean,
  ): void;
  /** Frees the memory of responses that are no longer current; call it after each change. */
  removeOutdated(): void;
}

/**
 * Creates the cache of whole responses to public reads, headers included. Serving one takes a quarter of
 * the time that Fastify takes. Only plain requests are served here, each with the same protections as any
 * other: the address limit, the security headers that were sent before, the metrics, and the log if wanted.
 * Everything else, and every failure, is left to Fastify.
 *
 * Responses to requests that have arrived together are sent together: a client or proxy on the same machine
 * is woken once for all of them, and not for each.
 */
export function createFastPath({
  admit,
  drain,
  metrics,
  logger,
  logsReads,
}: Protections): FastPath {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => RESPONSE_BYTES + key.length + memoryOf(body),
  });

  const keyOf = (url: string, { 'accept-encoding': accepted }: IncomingHttpHeaders) =>
    `${acceptedEncoding(accepted)} ${url}`;

  /** Every body is assembled in this buffer, which stays in the processor's cache. */
  let scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

  function send({ response, cached, begin }: PendingResponse): void {
    // While an earlier response waits in the connection, it may still be read from the buffer.
    const isBusy = response.socket?.writableLength !== 0;
    const bytes = toBytes(cached.body, isBusy ? undefined : scratch);
    response.writeHead(200, cached.headers);
    response.end(bytes);
    // The socket took only a part: the rest is read from this buffer later, so the next response needs another.
    if (!isBusy && response.writableLength > 0) scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);
    const ms = performance.now() - begin;
    const { method, route } = cached;
    metrics.observeRequest({ method, route: routeLabel(route), status: 200 }, ms / 1_000);
    if (logsReads) logRequest(logger, { reqId: randomUUID(), ...cached, status: 200, ms });
  }

  /** @returns the response that may be sent; undefined when Fastify must handle the request */
  function findFor(request: IncomingMessage): CachedResponse | undefined {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' || drain.isRunning()) return undefined;
    const key = keyOf(url, headers);
    const cached = responses.get(key);
    if (!cached) return undefined;
    if (!cached.isCurrent()) {
      responses.delete(key);
      return undefined;
    }
    if (UNUSUAL_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
    drain.observe(headers);
    return admit(request) ? cached : undefined;
  }

  const logFailure = (error: unknown) =>
    logger.error({ err: error }, 'A repeated read could not be served from memory');

  return {
    before(next) {
      let pending: PendingResponse[] = [];

      function sendAll(): void {
        const all = pending;
        pending = [];
        for (const one of all) {
          try {
            send(one);
          } catch (error) {
            logFailure(error);
            if (one.response.headersSent) one.response.destroy();
            else next(one.request, one.response);
          }
        }
      }

      return (request, response) => {
        const begin = performance.now();
        let cached: CachedResponse | undefined;
        try {
          cached = findFor(request);
        } catch (error) {
          // Nothing would catch it: an error in a listener of the server ends the process.
          logFailure(error);
        }
        if (!cached) return next(request, response);
        // After all requests that have been received by now.
        if (pending.push({ request, response, cached, begin }) === 1) setImmediate(sendAll);
      };
    },

    store(request, reply, body, isCurrent) {
      const { method, url, raw } = request;
      if (method !== 'GET' || raw.headers.origin !== undefined) return;
      const sent = reply.getHeaders();
      if (sent['set-cookie'] !== undefined) return;
      const headers = Object.entries(sent).flatMap(([name, value]) => [name, String(value)]);
      headers.push('content-length', String(body.length));
      responses.set(keyOf(raw.url ?? url, raw.headers), {
        headers,
        body,
        method,
        isCurrent,
        path: pathOf(request),
        route: request.routeOptions.url,
      });
    },

    removeOutdated() {
      const outdated = [...responses].filter(([, { isCurrent }]) => !isCurrent());
      for (const [key] of outdated) responses.delete(key);
    },
  };
}
