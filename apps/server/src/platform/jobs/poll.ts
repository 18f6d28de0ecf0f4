import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** How soon stored work is begun. */
const POLL_MS = 1_000;

/** What is under way at the end of the process has this long. */
const STOP_TIMEOUT_MS = 5_000;

export interface Poll {
  start(): void;
  /** Begins nothing more, and waits for what is under way, for a while. */
  stop(): Promise<void>;
}

/**
 * Runs a step again and again, one second after the last one ended, also after failures.
 * @param name for the log
 */
export function createPoll(name: string, step: () => Promise<void>, logger: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  let isFailing = false;

  async function run() {
    try {
      await step();
      if (isFailing) logger.info(`${name}: done again`);
      isFailing = false;
    } catch (error) {
      // Once for each outage of the database, which others report too.
      if (!isFailing) logger.warn({ err: error }, `${name}: not done for the moment`);
      isFailing = true;
    }
    if (!isStopped) schedule();
  }

  function schedule() {
    timer = setTimeout(() => {
      underWay = run();
    }, POLL_MS).unref();
  }

  return {
    start: schedule,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([underWay, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  } satisfies Poll;
}
