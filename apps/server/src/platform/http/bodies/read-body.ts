import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { BodyBudget } from './body-budget.ts';
import { ChunkLimitedMessage, FRAGMENTED } from './chunk-limit.ts';
import { createGrowingBuffer } from './growing-buffer.ts';
import { lingerAfterResponse } from './linger.ts';

export interface BodyLimits {
  bytes: number;
  /** From the start of reading. */
  milliseconds: number;
}

/**
 * Reads a body within its limits and the budget that all bodies share (S45).
 * @throws AppError PAYLOAD_TOO_LARGE, REQUEST_TIMEOUT, or BAD_REQUEST when the client disconnected (S58)
 */
export async function readBody(
  request: FastifyRequest,
  payload: Readable,
  limits: BodyLimits,
  budget: BodyBudget,
): Promise<string> {
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
): Promise<string> {
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
      resolve(body.bytes().toString());
    };
    const onDisconnect = (cause?: Error) => {
      fail(new AppError('BAD_REQUEST', { detail: 'The request ended too early.', cause }));
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
