/** A body that is put together from data in memory each time it is sent, so that no copy of it is kept. */
export interface AssembledBody {
  /** In bytes. */
  length: number;
  /** The bytes of memory that it takes itself, without the data that it is put together from. */
  memory: number;
  /** @param target at least as long as the body, which begins where it begins */
  copyTo(target: Buffer): void;
}

export type ResponseBody = Buffer | AssembledBody;

/** The bytes of memory that a cache needs for a body. The data of an assembled body are in a cache of their own. */
export const memoryOf = (body: ResponseBody): number =>
  Buffer.isBuffer(body) ? body.length : body.memory;

/**
 * A body as bytes.
 * @param target takes an assembled body, when it is long enough; a new buffer by default
 */
export function toBytes(body: ResponseBody, target?: Buffer): Buffer {
  if (Buffer.isBuffer(body)) return body;
  const { length } = body;
  const bytes =
    target && target.length >= length ? target.subarray(0, length) : Buffer.allocUnsafeSlow(length);
  body.copyTo(bytes);
  return bytes;
}
