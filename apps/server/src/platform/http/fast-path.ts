import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../metrics/metrics.ts';
import { routeLabel } from '../metrics/observe-requests.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Drain } from './drain.ts';
import { logRequest, pathOf } from './request-log.ts';
import { type ResponseBody, toBytes } from './response-body.ts';

/** Bodies are counted once for each address that has them, although addresses may share one. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The memory of an answer without its body, estimated. */
const ANSWER_BYTES = 1_000;

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

/** What was answered to a public GET. */
export interface Answer {
  /** Names and values in turn, as they were sent. */
  headers: string[];
  body: ResponseBody;
  method: 'GET';
  path: string;
  /** The pattern, such as `/api/pets/:id`. */
  route: string | undefined;
  isCurrent: () => boolean;
}

/** What every request passes, also one that is answered from here. */
interface Protections {
  /** False rejects the request. @see AddressLimit.admit */
  admit: (request: IncomingMessage) => boolean;
  drain: Drain;
  metrics: Metrics;
  /** Null when repeated reads are only counted. */
  logger: FastifyBaseLogger | null;
}

/** An answer that waits for the requests that arrived with its own. */
interface Due {
  response: ServerResponse;
  answer: Answer;
  /** By `performance.now()`. */
  begin: number;
}

/**
 * Repeats answers to public reads before Fastify sees the request, which takes a quarter of the time. Only
 * plain requests are answered here, each with the same protections as any other: the address limit, the
 * security headers that were sent before, the metrics, and the log if wanted. Everything else is left to Fastify.
 *
 * Answers to requests that have arrived together are sent together: a client or proxy on the same machine
 * is woken once for all of them, and not for each.
 */
export interface FastPath {
  /** @returns false, and does nothing, for a request that Fastify must answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Keeps the answer that is about to be sent.
   * @param isCurrent whether it may still be sent
   */
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Answer['body'],
    isCurrent: Answer['isCurrent'],
  ): void;
}

export function createFastPath({ admit, drain, metrics, logger }: Protections): FastPath {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) =>
      ANSWER_BYTES + key.length + (Buffer.isBuffer(body) ? body.length : 0),
  });

  const keyOf = (url: string, { 'accept-encoding': accepted }: IncomingHttpHeaders) =>
    `${acceptedEncoding(accepted)} ${url}`;

  /** Bodies are assembled in the same memory each time, which stays in the processor's cache. */
  let scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

  function send({ response, answer, begin }: Due): void {
    const isBusy = response.socket?.writableLength !== 0;
    response.writeHead(200, answer.headers);
    response.end(toBytes(answer.body, isBusy ? undefined : scratch));
    // What the connection has not taken at once is read from there later.
    if (!isBusy && response.writableLength > 0) scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);
    const ms = performance.now() - begin;
    const { method, route } = answer;
    metrics.observeRequest({ method, route: routeLabel(route), status: 200 }, ms / 1_000);
    if (logger) logRequest(logger, { reqId: randomUUID(), ...answer, status: 200, ms });
  }

  let due: Due[] = [];

  function sendAll(): void {
    const all = due;
    due = [];
    all.forEach(send);
  }

  return {
    answer(request, response) {
      const { method, headers, url = '' } = request;
      if (method !== 'GET' || drain.isRunning()) return false;
      const kept = answers.get(keyOf(url, headers));
      if (!kept?.isCurrent()) return false;
      if (UNUSUAL_HEADERS.some((name) => headers[name] !== undefined)) return false;
      const begin = performance.now();
      drain.observe(headers);
      if (!admit(request)) return false;
      // After all requests that have been received by now.
      if (due.push({ response, answer: kept, begin }) === 1) setImmediate(sendAll);
      return true;
    },

    keep(request, reply, body, isCurrent) {
      const { method, url, raw } = request;
      if (method !== 'GET' || raw.headers.origin !== undefined) return;
      const sent = reply.getHeaders();
      if (sent['set-cookie'] !== undefined) return;
      const headers = Object.entries(sent).flatMap(([name, value]) => [name, String(value)]);
      headers.push('content-length', String(body.length));
      answers.set(keyOf(raw.url ?? url, raw.headers), {
        headers,
        body,
        method,
        isCurrent,
        path: pathOf(request),
        route: request.routeOptions.url,
      });
    },
  };
}
