import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const POLL_MS = 1_000;

/** How long a step may still run after `stop`. */
const STOP_TIMEOUT_MS = 5_000;

interface Poll {
  start(): void;
  /** Starts no more steps, and waits up to 5 s for the running one. */
  stop(): Promise<void>;
}

/**
 * Runs a step again and again, each time one second after the last one ended or failed.
 * @param name for the log
 */
export function createPoll(name: string, step: () => Promise<void>, logger: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isFailing = false;

  async function run() {
    try {
      await step();
      if (isFailing) logger.info(`${name}: succeeding again`);
      isFailing = false;
    } catch (error) {
      // Logged once per outage of the database, which other parts log too.
      if (!isFailing) logger.warn({ err: error }, `${name}: failing for the moment`);
      isFailing = true;
    }
    if (!isStopped) schedule();
  }

  function schedule() {
    timer = setTimeout(() => {
      running = run();
    }, POLL_MS).unref();
  }

  return {
    start: schedule,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  } satisfies Poll;
}
