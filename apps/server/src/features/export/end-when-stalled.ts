import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Who takes nothing for so long has left, although the connection is still there, or holds a place that others need. */
const STALLED_MS = 60_000;

/** Ends a file whose reader takes nothing any more. @param onStalled is called once, before */
export function endWhenStalled(
  content: Readable,
  { socket }: ServerResponse,
  onStalled: () => void,
): void {
  /** Bytes that the system has taken. */
  const taken = () => (socket ? socket.bytesWritten - socket.writableLength : 0);
  let last = -1;
  const watch = setInterval(() => {
    const now = taken();
    if (now > last) {
      last = now;
      return;
    }
    onStalled();
    content.destroy();
    socket?.destroy();
  }, STALLED_MS);
  watch.unref();
  content.once('close', () => clearInterval(watch));
}
