import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@pawmatch/contract/errors';
import { errorTable } from '@pawmatch/contract/errors';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { newId } from '../new-id.ts';
import { problemOf } from './error-handler.ts';

const KILOBYTE = 1024;

const LINGER_MS = 500;

/** What Node refuses before there is a request, as codes of ours. */
const connectionErrors: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/**
 * S42: how long and how much a client may send. Slow headers are cut off within 10 s, which works
 * only because Node looks every second instead of every 30 s.
 */
export const serverLimits = {
  requestTimeout: 60_000,
  connectionTimeout: 0,
  keepAliveTimeout: 10_000,
  http: {
    maxHeaderSize: 16 * KILOBYTE,
    headersTimeout: 8_000,
    connectionsCheckingInterval: 1_000,
  },
} as const satisfies FastifyHttpOptions<Server>;

/**
 * Passes over expectations that nobody knows, as RFC 9110 (10.1.1) allows: Node would answer them with
 * a bare 417, past every rule of ours.
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Answers on the bare socket, since there is no request; the connection is closed after. */
export function answerConnectionError(
  this: Pick<FastifyInstance, 'log'>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const failure = new AppError(connectionErrors[error.code ?? ''] ?? 'BAD_REQUEST');
  const { status } = errorTable[failure.code];
  const reqId = newId();
  const body = JSON.stringify(problemOf(failure, reqId));
  this.log.info({ reqId, status, code: error.code }, 'refused connection');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Whoever does not hang up now is hung up on; a moment is left for the answer to be read.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
