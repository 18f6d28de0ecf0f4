import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies.ts';
import { deleteJob, giveUpJob, type Job, putOffJob, takeJob, takeTurn } from './jobs.repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How soon a job that was written down is begun. */
const POLL_MS = SECOND;

/** As many a second, however many wait: people who are waiting for an answer come first. */
const MAX_JOBS_A_POLL = 25;

/** Longer than any job takes: a job that was begun by a server that died is due again after this. */
const LEASE_MS = 2 * MINUTE;

/** Together some six hours, each pause twice the one before up to an hour. */
const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 60 * MINUTE;

/** How often it is asked whether periodic work has come round. */
const LOOK_MS = MINUTE;

/** What is under way at the end of the process has this long; then its lease ends. */
const STOP_PATIENCE_MS = 5 * SECOND;

/** Work that is written down as jobs, which may be done twice when a server dies in the middle. */
export interface Queue {
  name: string;
  /** Throws to be tried again later. */
  handle(payload: unknown): Promise<void>;
}

/** Work that comes round, once for all servers. */
export interface PeriodicWork {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

export interface JobRunner {
  /** Does what is due at this moment, and what comes of it. @throws when the database is away */
  runDue(): Promise<void>;
  /** Does from now on what is due. */
  start(): void;
  /** Begins nothing more, and waits for what is under way, for a while. */
  stop(): Promise<void>;
}

type RunnerDependencies = Pick<Dependencies, 'database' | 'clock' | 'logger'>;

/** Does the jobs of the database, each on one server of all that share it. */
export function createJobRunner(
  { database, clock, logger }: RunnerDependencies,
  queues: Queue[],
  periodicWorks: PeriodicWork[],
): JobRunner {
  const lookedAt = new Map<string, number>();
  const timers = new Map<object, NodeJS.Timeout>();
  const underWay = new Map<object, Promise<void>>();
  let isStopped = false;

  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);

  async function doTurn({ name, everyMs, run }: PeriodicWork) {
    const now = clock();
    if (now.getTime() < (lookedAt.get(name) ?? 0) + LOOK_MS) return;
    lookedAt.set(name, now.getTime());
    if (!(await takeTurn(database, name, { now, nextAt: after(everyMs) }))) return;
    await run().catch((error: unknown) => logger.error({ err: error }, `${name} failed`));
  }

  async function doJob(job: Job) {
    const { id, queue, attempt } = job;
    try {
      await queues.find(({ name }) => name === queue)?.handle(job.payload);
    } catch (error) {
      const isLast = attempt >= MAX_ATTEMPTS;
      const fate = isLast ? 'is given up' : 'will be tried again';
      logger.error({ err: error, job: id, queue, attempt }, `A job failed and ${fate}`);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
      if (isLast) return giveUpJob(database, job, clock());
      return putOffJob(database, job, after(pause));
    }
    return deleteJob(database, job);
  }

  /** @returns whether there may be more to do at once */
  async function step(): Promise<boolean> {
    if (isStopped) return false;
    const names = queues.map(({ name }) => name);
    const job = await takeJob(database, names, { now: clock(), leaseEndsAt: after(LEASE_MS) });
    if (job) await doJob(job);
    return job !== undefined;
  }

  async function doJobs() {
    for (let jobs = 0; jobs < MAX_JOBS_A_POLL && (await step()); jobs += 1);
  }

  /** Runs a task again and again, beside all other tasks: a long one holds nothing else up. */
  function repeat(name: string, task: () => Promise<void>) {
    let isDatabaseAway = false;
    const goOn = async () => {
      try {
        await task();
        if (isDatabaseAway) logger.info(`${name}: done again`);
        isDatabaseAway = false;
      } catch (error) {
        // Once for each outage, which others report too.
        if (!isDatabaseAway) logger.warn({ err: error }, `${name}: not done for the moment`);
        isDatabaseAway = true;
      }
      if (!isStopped) sleep();
    };
    const sleep = () => {
      const timer = setTimeout(() => underWay.set(task, goOn()), POLL_MS).unref();
      timers.set(task, timer);
    };
    sleep();
  }

  return {
    async runDue() {
      lookedAt.clear();
      for (const work of periodicWorks) await doTurn(work);
      while (await step());
    },
    start() {
      repeat('jobs', doJobs);
      for (const work of periodicWorks) repeat(work.name, () => doTurn(work));
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      const allDone = Promise.all(underWay.values());
      await Promise.race([allDone, delay(STOP_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
