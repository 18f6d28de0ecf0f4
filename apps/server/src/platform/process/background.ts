import type { FastifyBaseLogger } from 'fastify';

/** Work that no response waits for. */
interface BackgroundTasks {
  /** Starts a task; a failure is only logged, under the name. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when all started tasks have ended; for the shutdown and tests. */
  waitForBackgroundWork(): Promise<void>;
}

export function createBackgroundTasks(logger: FastifyBaseLogger): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = work()
        .then(() => {})
        .catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async waitForBackgroundWork() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
