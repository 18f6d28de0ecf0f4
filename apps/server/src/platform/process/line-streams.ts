import { Readable } from 'node:stream';

/** Responses of lines of JSON, which are written while their work goes on. */
export function createLineStreams<Line extends object>() {
  const running = new Set<Promise<void>>();

  return {
    /** Starts the work, which goes on to the end when the client disconnects. */
    start(work: (write: (line: Line) => void) => Promise<void>): Readable {
      const lines = new Readable({ read: () => undefined });
      const done = work((line) => {
        if (!lines.destroyed) lines.push(`${JSON.stringify(line)}\n`);
      }).finally(() => {
        running.delete(done);
        if (!lines.destroyed) lines.push(null);
      });
      running.add(done);
      return lines;
    },

    /** Resolves when all work has ended. */
    waitForBackgroundWork: async () => void (await Promise.allSettled(running)),
  };
}
