import type { FastifyBaseLogger } from 'fastify';

/** Work that an answer does not wait for. */
export interface Background {
  /** Starts the work; a failure is logged under the name and goes no further. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when everything that was started is done; for the end of the process, and tests. */
  settled(): Promise<void>;
}

export function createBackground(logger: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const job = work()
        .then(() => {})
        .catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(job));
      running.add(job);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
