/** In bytes; most bodies are shorter. */
const FIRST_BYTES = 1024;

/**
 * Collects a stream in one buffer that doubles when it is full. A buffer a chunk would take a hundred
 * bytes for each chunk of one byte (S45).
 */
export interface GrowingBuffer {
  readonly length: number;
  /** @returns false when it would be longer than the limit; nothing is added then */
  append(chunk: Uint8Array): boolean;
  /** What was appended; nothing may be appended afterwards. */
  bytes(): Buffer;
}

/** @param limit in bytes */
export function createGrowingBuffer(limit: number): GrowingBuffer {
  let buffer = Buffer.allocUnsafe(Math.min(FIRST_BYTES, limit));
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
