import type { Dependencies } from '../../dependencies.ts';
import { isDatabaseUnavailable } from '../database.ts';
import {
  claimJobs,
  deleteJob,
  failJob,
  holdJob,
  type Job,
  markHeldJobs,
  releaseJob,
  rescheduleJob,
  takeTurn,
} from './jobs.repository.ts';
import { createPoll } from './poll.ts';
import { type PeriodicWork, type Queue, ServiceAwayError } from './queue.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** People who are waiting for an answer come first. Jobs that had nothing to do do not count. */
const MAX_JOBS_A_POLL = 100;

/** Claimed in one statement; so many of them run at once. */
const BATCH = 25;
const CONCURRENCY = 5;

/** Longer than a batch takes: a job of a server that died is due again after this. */
const LEASE_MS = 2 * MINUTE;

/** Together some six hours, each pause twice the one before up to an hour. */
const MAX_FAILURES = 12;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 60 * MINUTE;

/** How often one job finds out whether a service that was away is back. */
const SERVICE_PAUSE_MS = 30 * SECOND;

/** How often it is checked whether periodic work is due. */
const CHECK_MS = MINUTE;

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
  const checkedAt = new Map<string, number>();
  /** Services that are away, and when to try them again. */
  const awayUntil = new Map<string, Date>();
  /** How jobs ended, as long as the database does not take it. */
  const unrecorded: (() => Promise<void>)[] = [];
  let isStopped = false;

  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const serviceOf = ({ name, service }: Queue) => service ?? name;

  /** What is not recorded would be done again: a job that is done is deleted, however long that takes. */
  async function record(end: () => Promise<void>) {
    try {
      await end();
    } catch (error) {
      unrecorded.push(end);
      throw error;
    }
  }

  async function recordRest() {
    for (let end = unrecorded.shift(); end; end = unrecorded.shift()) await record(end);
  }

  /** @returns whether it counts towards what may be done in a second */
  async function runJob(queue: Queue, job: Job): Promise<boolean> {
    const result = await queue.handle(job);
    if (result && 'heldUntil' in result) {
      const until = result.heldUntil;
      await record(() => holdJob(database, job, until));
      return false;
    }
    await record(() => deleteJob(database, job, clock()));
    return !result?.skipped;
  }

  async function handleFailure(queue: Queue, job: Job, error: unknown) {
    if (error instanceof ServiceAwayError) return pause(queue, job, error);
    if (isDatabaseUnavailable(error)) {
      await record(() => releaseJob(database, job, clock()));
      throw error;
    }
    const failures = job.failures + 1;
    const isLast = failures >= MAX_FAILURES;
    const fate = isLast ? 'is given up' : 'will be tried again';
    const ids = { job: job.id, queue: job.queue, attempt: failures };
    logger.error({ err: error, ...ids }, `A job failed and ${fate}`);
    const delay = Math.min(FIRST_PAUSE_MS * 2 ** job.failures, LONGEST_PAUSE_MS);
    await record(async () => {
      if (!isLast) return rescheduleJob(database, job, after(delay));
      await failJob(database, job, clock());
      queue.onFailed?.(job);
    });
  }

  async function pause(queue: Queue, job: Job, error: ServiceAwayError) {
    const service = serviceOf(queue);
    if (!awayUntil.has(service)) {
      logger.warn({ err: error, service }, 'A service is away; its jobs wait until it is back');
    }
    const until = after(SERVICE_PAUSE_MS);
    awayUntil.set(service, until);
    await record(() => releaseJob(database, job, until));
  }

  async function runOrRelease(service: string, job: Job): Promise<boolean> {
    const queue = queues.find(({ name }) => name === job.queue);
    const isAway = (awayUntil.get(service) ?? clock()) > clock();
    if (!queue || isStopped || isAway) {
      await record(() => releaseJob(database, job, clock()));
      return false;
    }
    try {
      const isCounted = await runJob(queue, job);
      if (awayUntil.delete(service)) logger.info({ service }, 'A service is back');
      return isCounted;
    } catch (error) {
      await handleFailure(queue, job, error);
      return true;
    }
  }

  /** @returns how many jobs were claimed, and how many of them count */
  async function runBatch(service: string): Promise<{ claimed: number; counted: number }> {
    await recordRest();
    const away = awayUntil.get(service);
    if (isStopped || (away && away > clock())) return { claimed: 0, counted: 0 };
    const names = queues.filter((queue) => serviceOf(queue) === service).map(({ name }) => name);
    const jobs = await claimJobs(database, {
      ...{ queues: names, limit: away ? 1 : BATCH },
      ...{ now: clock(), leaseEndsAt: after(LEASE_MS) },
    });
    const waiting = jobs.values();
    let counted = 0;
    const work = async () => {
      for (const job of waiting) if (await runOrRelease(service, job)) counted += 1;
    };
    const workers = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
    for (const job of waiting) unrecorded.push(() => releaseJob(database, job, clock()));
    for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
    return { claimed: jobs.length, counted };
  }

  async function tellOfHeldJobs(): Promise<void> {
    for (;;) {
      const held = await markHeldJobs(database, clock());
      if (held.length === 0) return;
      for (const queue of queues) {
        const ofQueue = held.filter((job) => job.queue === queue.name);
        if (ofQueue.length > 0) queue.onHeld?.(ofQueue);
      }
    }
  }

  async function runJobs(max: number): Promise<void> {
    for (const service of new Set(queues.map(serviceOf))) {
      for (let left = max; left > 0; ) {
        const { claimed, counted } = await runBatch(service);
        if (claimed === 0) break;
        left -= counted;
      }
    }
    await tellOfHeldJobs();
  }

  async function runIfDue({ name, everyMs, run }: PeriodicWork): Promise<void> {
    const now = clock();
    if (now.getTime() < (checkedAt.get(name) ?? 0) + CHECK_MS) return;
    checkedAt.set(name, now.getTime());
    if (!(await takeTurn(database, name, { now, nextAt: after(everyMs) }))) return;
    await run().catch((error: unknown) => logger.error({ err: error }, `${name} failed`));
  }

  // Each on its own: a long one holds nothing else up.
  const polls = [
    createPoll('jobs', () => runJobs(MAX_JOBS_A_POLL), logger),
    ...periodicWorks.map((work) => createPoll(work.name, () => runIfDue(work), logger)),
  ];

  return {
    async runDue() {
      checkedAt.clear();
      for (const work of periodicWorks) await runIfDue(work);
      await runJobs(Number.POSITIVE_INFINITY);
    },
    start() {
      for (const poll of polls) poll.start();
    },
    async stop() {
      isStopped = true;
      await Promise.all(polls.map((poll) => poll.stop()));
    },
  };
}
