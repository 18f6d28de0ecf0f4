import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../metrics/metrics.ts';
import { routeLabel } from '../../metrics/observe-requests.ts';
import type { EncodedResponse } from '../responses/encode-response.ts';
import { logRequest, pathOf } from './request-log.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface RepeatableResponse extends EncodedResponse {
  /** What Fastify has sent: names and values in turn, and the pattern of the route. */
  sent?: { headers: string[]; route: string | undefined };
}

/** A request that is answered together with those that arrived at the same time. */
interface RepeatedRead {
  request: IncomingMessage;
  response: ServerResponse;
  found: RepeatableResponse;
  /** By `performance.now()`. */
  begin: number;
}

/** Where reads are counted and logged. */
export interface ReadReports {
  metrics: Metrics;
  logger: FastifyBaseLogger;
  /** False: repeated reads are only counted. */
  logsReads: boolean;
}

/**
 * Answers reads whose responses are known before Fastify sees them.
 * @param findFor finds what may be sent; undefined for all other requests
 * @param next handles every request that is not answered here
 */
export function repeatReads(
  findFor: (request: IncomingMessage) => RepeatableResponse | undefined,
  next: RequestHandler,
  { metrics, logger, logsReads }: ReadReports,
): RequestHandler {
  function sendRepeated({ request, response, found, begin }: RepeatedRead): void {
    const { url = '' } = request;
    response.writeHead(200, found.sent?.headers);
    response.end(found.body);
    const ms = performance.now() - begin;
    const read = { method: 'GET', route: found.sent?.route, status: 200 };
    metrics.observeRequest({ ...read, route: routeLabel(read.route) }, ms / 1_000);
    if (logsReads) logRequest(logger, { ...read, reqId: randomUUID(), path: pathOf({ url }), ms });
  }

  /** Nothing else would catch the error: in a listener of the server it ends the process. */
  const logFailure = (error: unknown) =>
    logger.error({ err: error }, 'A repeated read could not be answered from memory');

  let waiting: RepeatedRead[] = [];

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (const read of all) {
      const { request, response } = read;
      try {
        sendRepeated(read);
      } catch (error) {
        logFailure(error);
        if (!response.headersSent) next(request, response);
        else if (!response.writableEnded) response.destroy();
      }
    }
  }

  return (request, response) => {
    const begin = performance.now();
    let found: RepeatableResponse | undefined;
    try {
      found = findFor(request);
    } catch (error) {
      logFailure(error);
    }
    if (!found) return next(request, response);
    // After all requests that have been received by now.
    if (waiting.push({ request, response, found, begin }) === 1) setImmediate(sendAll);
  };
}
