import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { httpMessages } from '../responses/http-messages.ts';
import type { BodyBudget } from './body-budget.ts';
import { ChunkLimitedMessage, FRAGMENTED } from './server-limits.ts';

const KILOBYTE = 1024;

interface BodyLimits {
  bytes: number;
  /** From the start of reading. */
  milliseconds: number;
}

/** For anonymous visitors. */
const PUBLIC_LIMITS: BodyLimits = { bytes: 16 * KILOBYTE, milliseconds: 10_000 };

/** The longest texts have 10,000 characters; with room to spare. */
const SIGNED_IN_LIMITS: BodyLimits = { bytes: 256 * KILOBYTE, milliseconds: 20_000 };

/** Far more than any plain text or one-click form has. */
const TEXT_LIMITS: BodyLimits = { bytes: KILOBYTE, milliseconds: 10_000 };

/** A piece of a file, which takes a while on a slow line. */
const PIECE_LIMITS: BodyLimits = { bytes: 512 * KILOBYTE, milliseconds: 60_000 };

/** Time for the response to reach the client. */
const LINGER_MS = 2_000;

/** Most bodies are shorter. */
const INITIAL_BUFFER_BYTES = KILOBYTE;

/** Reads the bodies of requests, except `multipart/form-data`. */
export function readBodies(app: FastifyInstance, budget: BodyBudget): void {
  readJsonBodies(app, budget);
  readPieces(app, budget);
  // Any other page could send these without asking first, so each endpoint must declare them.
  readTextBodies(app, budget, {
    contentType: 'text/plain',
    isAccepted: ({ bodyFormat }) => bodyFormat === 'text',
    parse: (text) => text.trim(),
  });
  readTextBodies(app, budget, {
    contentType: 'application/x-www-form-urlencoded',
    isAccepted: ({ isOneClick }) => isOneClick === true,
    parse: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
}

/**
 * Parses JSON like Fastify (`__proto__` and `constructor` are rejected), except that an empty body is
 * allowed: several endpoints have none, and some clients send a content type all the same.
 */
function readJsonBodies(app: FastifyInstance, budget: BodyBudget): void {
  const parse = promisify<FastifyRequest, string, unknown>(
    app.getDefaultJsonParser('error', 'error'),
  );
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const { access } = request.routeOptions.config;
      const limits = access && access !== 'public' ? SIGNED_IN_LIMITS : PUBLIC_LIMITS;
      const body = (await readBody(request, payload, limits, budget)).toString();
      return body === '' ? undefined : parse(request, body);
    },
  );
}

/** Pieces of files: only staff of a shelter may send them, who are known before a byte is read. */
function readPieces(app: FastifyInstance, budget: BodyBudget): void {
  app.addContentTypeParser(
    'application/octet-stream',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.is404 && request.routeOptions.config.bodyFormat !== 'bytes') {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      }
      return readBody(request, payload, PIECE_LIMITS, budget);
    },
  );
}

interface TextFormat {
  contentType: string;
  isAccepted(config: FastifyContextConfig): boolean;
  parse(text: string): unknown;
}

function readTextBodies(
  app: FastifyInstance,
  budget: BodyBudget,
  { contentType, isAccepted, parse }: TextFormat,
): void {
  app.removeContentTypeParser(contentType);
  app.addContentTypeParser(
    contentType,
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.is404 && !isAccepted(request.routeOptions.config)) {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      }
      return parse((await readBody(request, payload, TEXT_LIMITS, budget)).toString());
    },
  );
}

/**
 * Reads a body within its limits and the budget that all bodies share.
 * @throws AppError PAYLOAD_TOO_LARGE, REQUEST_TIMEOUT, or BAD_REQUEST when the client disconnected
 */
async function readBody(
  request: FastifyRequest,
  payload: Readable,
  limits: BodyLimits,
  budget: BodyBudget,
): Promise<Buffer> {
  try {
    const declared = Number(request.headers['content-length'] ?? limits.bytes);
    if (declared > limits.bytes) throw new AppError('PAYLOAD_TOO_LARGE');
    return await collect(payload, { ...limits, declared }, budget);
  } catch (error) {
    lingerAfterResponse(request);
    throw error;
  }
}

function collect(
  payload: Readable,
  { bytes, milliseconds, declared }: BodyLimits & { declared: number },
  budget: BodyBudget,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const body = createGrowingBuffer(bytes);
    const onTimeout = () => fail(new AppError('REQUEST_TIMEOUT'));
    const timer = setTimeout(onTimeout, milliseconds).unref();
    const release = budget.reserve(declared, onTimeout);

    const stop = () => {
      clearTimeout(timer);
      release();
      payload.off('data', onData).off('end', onEnd).off('close', onDisconnect);
      payload.off(FRAGMENTED, onFragmented);
    };
    const fail = (error: AppError) => {
      stop();
      reject(error);
    };
    const onFragmented = () => fail(new AppError('PAYLOAD_TOO_LARGE'));
    const onData = (chunk: Buffer) => {
      if (!body.append(chunk)) fail(new AppError('PAYLOAD_TOO_LARGE'));
    };
    const onEnd = () => {
      stop();
      resolve(body.bytes());
    };
    const onDisconnect = (cause?: Error) => {
      fail(new AppError('BAD_REQUEST', { detail: httpMessages.endedEarly, cause }));
    };
    payload.on(FRAGMENTED, onFragmented);
    payload.on('data', onData).on('end', onEnd).on('close', onDisconnect);
    // Never removed: an error after the end of reading would have no other listener.
    payload.on('error', onDisconnect);
    if (payload instanceof ChunkLimitedMessage && payload.isFragmented) onFragmented();
    // The client disconnected while access was checked.
    if (payload.destroyed) onDisconnect();
  });
}

/**
 * Keeps the connection open for a moment after the response to a request that was not read to its end.
 * Node would close it at once, and a client that is still sending would see a reset and no response
 * (RFC 9112, 9.6). What arrives meanwhile is discarded.
 */
export function lingerAfterResponse(request: FastifyRequest): void {
  const { socket } = request.raw;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/**
 * Collects a stream in one buffer that doubles when it is full. Keeping each chunk as a buffer would cost
 * about a hundred bytes for a chunk of one byte.
 * @param limit in bytes
 */
export function createGrowingBuffer(limit: number) {
  let buffer = Buffer.allocUnsafe(Math.min(INITIAL_BUFFER_BYTES, limit));
  let length = 0;

  const grow = (needed: number) => {
    if (needed <= buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.min(limit, Math.max(needed, 2 * buffer.length)));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  };

  return {
    /** @returns false, and appends nothing, when the limit would be exceeded */
    append(chunk: Uint8Array): boolean {
      if (length + chunk.length > limit) return false;
      grow(length + chunk.length);
      buffer.set(chunk, length);
      length += chunk.length;
      return true;
    },
    /** All appended bytes; append nothing afterwards. */
    bytes: () => buffer.subarray(0, length),
  };
}
