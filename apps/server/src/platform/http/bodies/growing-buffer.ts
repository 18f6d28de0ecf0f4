/** Most bodies are shorter. */
const INITIAL_BYTES = 1024;

/**
 * Collects a stream in one buffer that doubles when it is full. Keeping each chunk as a buffer would cost
 * about a hundred bytes for a chunk of one byte (S45).
 */
export interface GrowingBuffer {
  readonly length: number;
  /** @returns false, and appends nothing, when the limit would be exceeded */
  append(chunk: Uint8Array): boolean;
  /** All appended bytes; append nothing afterwards. */
  bytes(): Buffer;
}

/** @param limit in bytes */
export function createGrowingBuffer(limit: number): GrowingBuffer {
  let buffer = Buffer.allocUnsafe(Math.min(INITIAL_BYTES, limit));
  let length = 0;

  const grow = (needed: number) => {
    if (needed <= buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.min(limit, Math.max(needed, 2 * buffer.length)));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  };

  return {
    get length() {
      return length;
    },
    append(chunk) {
      if (length + chunk.length > limit) return false;
      grow(length + chunk.length);
      buffer.set(chunk, length);
      length += chunk.length;
      return true;
    },
    bytes: () => buffer.subarray(0, length),
  };
}
