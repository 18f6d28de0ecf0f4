import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorTable } from '@pawmatch/contract/errors';
import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify';
import { AppError } from '../../app-error.ts';
import { newId } from '../../database/new-id.ts';
import { toProblem } from '../responses/error-handler.ts';
import type { CountRefusal } from './request-log.ts';

const KILOBYTE = 1024;

const LINGER_MS = 500;

/** Time for the response to a fragmented body to reach the client. */
const FRAGMENTED_LINGER_MS = 2_000;

/** Beyond this number, a chunk must have {@link MIN_CHUNK_BYTES} bytes on average. */
const MAX_SMALL_CHUNKS = 256;
const MIN_CHUNK_BYTES = 64;

/** Event of a request whose body has been cut off for its many small chunks. */
export const FRAGMENTED = 'fragmented';

/**
 * A request whose body is cut off at too many small chunks; its connection is read no further and ends
 * soon after. Node reads 64 KB at a time, which hold ten thousand chunks of one byte, and parses them in one
 * turn of the event loop: handling each would block everybody else.
 */
export class ChunkLimitedMessage extends IncomingMessage {
  isFragmented = false;
  #chunks = 0;
  #bytes = 0;

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (chunk === null || this.headers['transfer-encoding'] === undefined) {
      return super.push(chunk, encoding);
    }
    this.#chunks += 1;
    this.#bytes += chunk.length;
    if (this.#chunks <= MAX_SMALL_CHUNKS + this.#bytes / MIN_CHUNK_BYTES) {
      return super.push(chunk, encoding);
    }
    if (!this.isFragmented) this.#stop();
    return false;
  }

  #stop(): void {
    this.isFragmented = true;
    const { socket } = this;
    socket.pause();
    setTimeout(() => socket.destroy(), FRAGMENTED_LINGER_MS).unref();
    this.emit(FRAGMENTED);
  }
}

/** Error codes for what Node rejects before there is a request. */
const connectionErrors: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/**
 * Limits of time and size for clients. Slow headers are rejected within 10 s, which requires Node to
 * check every second instead of every 30 s.
 */
const serverLimits = {
  requestTimeout: 60_000,
  connectionTimeout: 0,
  keepAliveTimeout: 10_000,
  http: {
    maxHeaderSize: 16 * KILOBYTE,
    headersTimeout: 8_000,
    connectionsCheckingInterval: 1_000,
    IncomingMessage: ChunkLimitedMessage,
    // Node would answer with a bare 400; hasOneHost refuses the request.
    requireHostHeader: false,
  },
} as const satisfies FastifyHttpOptions<Server>;

/**
 * Creates the server with {@link serverLimits}. Requests with two `Host` headers, or none, are refused.
 * It ignores unknown `Expect` headers, as RFC 9110 (10.1.1) allows: Node would respond with a bare 417,
 * without any of our hooks.
 */
export function createHttpServer(listener: RequestListener<typeof ChunkLimitedMessage>): Server {
  const server = createServer(serverLimits.http, (request, response) => {
    if (hasOneHost(request)) return listener(request, response);
    const error = Object.assign(new Error('not one Host header'), { code: 'NOT_ONE_HOST' });
    server.emit('clientError', error, request.socket);
  });
  server.keepAliveTimeout = serverLimits.keepAliveTimeout;
  server.requestTimeout = serverLimits.requestTimeout;
  server.setTimeout(serverLimits.connectionTimeout);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

/**
 * Node keeps the first of two and passes the request on, while a proxy may have followed the second. HTTP/1.0 does not
 * require one.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Writes the response to the socket, since no request is answered, and closes the connection. */
export function sendConnectionError(
  log: Pick<FastifyBaseLogger, 'info'>,
  refusal: CountRefusal,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const appError = new AppError(connectionErrors[error.code ?? ''] ?? 'BAD_REQUEST');
  const { status } = errorTable[appError.code];
  const reqId = newId();
  const body = JSON.stringify(toProblem(appError, reqId));
  const unlogged = refusal(socket.remoteAddress);
  if (unlogged !== undefined) {
    log.info({ reqId, status, code: error.code, unlogged }, 'refused connection');
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Leaves the client a moment to read the response.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
