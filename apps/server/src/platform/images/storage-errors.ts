import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../app-error.ts';

/** In seconds, sent as `Retry-After`. */
const RETRY_AFTER = 5;

/** Time limit for the next chunk of a file that is read. */
const CHUNK_TIMEOUT_MS = 5_000;

interface StorageError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The error and its causes: flydrive wraps errors of the disk and of the S3 client. */
function* causesOf(error: unknown): Generator<StorageError> {
  for (let link = error; link instanceof Error; link = link.cause) yield link as StorageError;
}

/** Whether a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  for (const { code, $metadata } of causesOf(error)) {
    if (code === 'ENOENT' || code === 'ENOTDIR' || $metadata?.httpStatusCode === 404) return true;
  }
  return false;
}

/** Maps errors of a remote storage, which can be down, slow or busy. */
export const toStorageError = (error: unknown): unknown =>
  error instanceof AppError
    ? error
    : new AppError('STORAGE_UNAVAILABLE', { retryAfter: RETRY_AFTER, cause: error });

/**
 * The chunks of a stream. Only the time of waiting for the storage is limited: the reader may be slow.
 * @throws Error when the next chunk does not arrive in time
 */
export async function* readWithTimeout(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const waiting = new AbortController();
      const timeout = delay(CHUNK_TIMEOUT_MS, undefined, { signal: waiting.signal, ref: false });
      try {
        const chunk = await Promise.race([chunks.next(), timeout]);
        if (!chunk) throw new Error(`the storage sent nothing for ${CHUNK_TIMEOUT_MS} ms`);
        if (chunk.done) return;
        yield chunk.value;
      } finally {
        waiting.abort();
        timeout.catch(() => {}); // The aborted delay rejects.
      }
    }
  } finally {
    void chunks.return?.();
  }
}
