import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../metrics/metrics.ts';
import { routeLabel } from '../metrics/observe-requests.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Drain } from './drain.ts';
import { logRequest, pathOf } from './request-log.ts';

/** Bodies are counted once for each address that has them, although addresses may share one. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The memory of an answer without its body, estimated. */
const ANSWER_BYTES = 1_000;

/** For assembled bodies of answers that are given often, such as the first page of pets. */
const MAX_ASSEMBLED_BYTES = 4 * 1024 * 1024;

/** Keeps one in so many assembled bodies: what is given often is among them soon, and keeping costs little. */
const KEPT_ONE_IN = 64;

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
  body: Buffer | (() => Buffer);
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

/**
 * Repeats answers to public reads before Fastify sees the request, which takes a quarter of the time. Only
 * plain requests are answered here, each with the same protections as any other: the address limit, the
 * security headers that were sent before, the metrics, and the log if wanted. Everything else is left to Fastify.
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
  let assemblies = 0;
  const assembled = new LRUCache<Answer, Buffer>({
    maxSize: MAX_ASSEMBLED_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) =>
      ANSWER_BYTES + key.length + (Buffer.isBuffer(body) ? body.length : 0),
  });

  const keyOf = (url: string, { 'accept-encoding': accepted }: IncomingHttpHeaders) =>
    `${acceptedEncoding(accepted)} ${url}`;

  /** Assembling takes longer than all the rest, so bodies that are wanted often stay as they are sent. */
  function bodyOf(answer: Answer): Buffer {
    if (Buffer.isBuffer(answer.body)) return answer.body;
    const kept = assembled.get(answer);
    if (kept) return kept;
    const body = answer.body();
    assemblies += 1;
    // A copy: the body may be a part of a much larger block.
    if (assemblies % KEPT_ONE_IN === 0) assembled.set(answer, Buffer.from(body));
    return body;
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
      response.writeHead(200, kept.headers);
      response.end(bodyOf(kept));
      const ms = performance.now() - begin;
      metrics.observeRequest({ method, route: routeLabel(kept.route), status: 200 }, ms / 1_000);
      if (logger) logRequest(logger, { reqId: randomUUID(), ...kept, status: 200, ms });
      return true;
    },

    keep(request, reply, body, isCurrent) {
      const { method, url, raw } = request;
      if (method !== 'GET' || raw.headers.origin !== undefined) return;
      const sent = reply.getHeaders();
      if (sent['set-cookie'] !== undefined) return;
      const headers = Object.entries(sent).flatMap(([name, value]) => [name, String(value)]);
      const length = Buffer.isBuffer(body) ? body.length : body().length;
      headers.push('content-length', String(length));
      answers.set(keyOf(raw.url ?? url, raw.headers), {
        ...{ headers, body, method, isCurrent },
        path: pathOf(request),
        route: request.routeOptions.url,
      });
    },
  };
}
