import { IncomingMessage } from 'node:http';

/** Beyond this number, a chunk must have {@link MIN_CHUNK_BYTES} bytes on average. */
const MAX_SMALL_CHUNKS = 256;
const MIN_CHUNK_BYTES = 64;

/** Time for the response to reach the client. */
const LINGER_MS = 2_000;

/** Event of a request whose body has been cut off for its many small chunks. */
export const FRAGMENTED = 'fragmented';

/**
 * A request whose body is cut off at too many small chunks (S45); its connection is read no further and ends
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
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
    this.emit(FRAGMENTED);
  }
}
