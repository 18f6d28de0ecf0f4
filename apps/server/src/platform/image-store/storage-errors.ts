import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../app-error.ts';

/** In seconds, sent as `Retry-After`. */
const RETRY_AFTER = 5;

/** Of a file that is read: how long its next piece may take. */
const PIECE_TIMEOUT_MS = 5_000;

interface StorageFailure extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** flydrive wraps what the disk or the client of S3 throws. */
function* chain(error: unknown): Generator<StorageFailure> {
  for (let link = error; link instanceof Error; link = link.cause) yield link as StorageFailure;
}

/** Whether there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  for (const { code, $metadata } of chain(error)) {
    if (code === 'ENOENT' || code === 'ENOTDIR' || $metadata?.httpStatusCode === 404) return true;
  }
  return false;
}

/** A storage across a network can be away, too slow or busy, none of which is the database's fault. */
export const asUnavailable = (error: unknown): unknown =>
  error instanceof AppError
    ? error
    : new AppError('STORAGE_UNAVAILABLE', { retryAfter: RETRY_AFTER, cause: error });

/**
 * The pieces of a stream, until one does not come in time. Only what is waited for counts: a slow reader
 * may take as long as it likes.
 */
export async function* piecesInTime(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const waiting = new AbortController();
      const tooLate = delay(PIECE_TIMEOUT_MS, undefined, { signal: waiting.signal, ref: false });
      try {
        const piece = await Promise.race([pieces.next(), tooLate]);
        if (!piece) throw new Error(`the storage sent nothing for ${PIECE_TIMEOUT_MS} ms`);
        if (piece.done) return;
        yield piece.value;
      } finally {
        waiting.abort();
        tooLate.catch(() => {}); // Nobody waits for it any more.
      }
    }
  } finally {
    void pieces.return?.();
  }
}
