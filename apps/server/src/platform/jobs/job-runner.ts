import { isDatabaseUnavailable } from '../database/database.ts';
import { writeStored } from '../language/stored-text.ts';
import type { PlatformDependencies } from '../platform-dependencies.ts';
import { jobTexts } from './job-texts.ts';
import {
  claimJobs,
  claimPeriodicJob,
  deleteJob,
  failJob,
  holdJob,
  type Job,
  markHeldJobs,
  releaseJob,
  rescheduleJob,
} from './jobs.repository.ts';
import { createPoll } from './poll.ts';
import {
  JobError,
  type PeriodicJob,
  PermanentJobError,
  type Queue,
  ServiceAwayError,
} from './queue.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Limits the work of one poll, so that jobs do not slow down requests. Skipped and held jobs do not count. */
const MAX_JOBS_PER_POLL = 100;

/** Jobs claimed in one statement, and how many of them run at once. */
const BATCH = 25;
const CONCURRENCY = 5;

/** Longer than a batch takes: jobs of a server that died are due again after this. */
const LEASE_MS = 2 * MINUTE;

/** The delay doubles with each failure up to an hour: about six hours together. */
const MAX_FAILURES = 12;
const FIRST_RETRY_MS = 30 * SECOND;
const MAX_RETRY_MS = 60 * MINUTE;

/** How often one job checks whether a service that was away is back. */
const SERVICE_RETRY_MS = 30 * SECOND;

/** How often the database is asked at least whether a periodic job is due. */
const PERIODIC_CHECK_MS = MINUTE;

/** Other messages may contain personal data, such as the values of a query. */
const reasonOf = (error: unknown) =>
  writeStored(error instanceof JobError ? error.text : jobTexts.unexpected);

export interface JobRunner {
  /** Runs all jobs that are due, and those that they enqueue. @throws when the database is away */
  runDue(): Promise<void>;
  /** Runs due jobs from now on. */
  start(): void;
  /** Starts no more jobs, and waits up to 5 s for those that are running. */
  stop(): Promise<void>;
}

type RunnerDependencies = Pick<PlatformDependencies, 'database' | 'clock' | 'logger'>;

/** Runs the jobs of the database, each on one of the servers that share it. */
export function createJobRunner(
  { database, clock, logger }: RunnerDependencies,
  queues: Queue[],
  periodicJobs: PeriodicJob[],
): JobRunner {
  const checkedAt = new Map<string, number>();
  /** When to retry each service that is away. */
  const awayUntil = new Map<string, Date>();
  /** Results of jobs that the database could not store yet. */
  const unrecorded: (() => Promise<void>)[] = [];
  let isStopped = false;

  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const serviceOf = ({ name, service }: Queue) => service ?? name;

  /** Keeps a result that cannot be stored until it can, because the job would run again otherwise. */
  async function record(result: () => Promise<void>) {
    try {
      await result();
    } catch (error) {
      unrecorded.push(result);
      throw error;
    }
  }

  async function recordPending() {
    for (let result = unrecorded.shift(); result; result = unrecorded.shift()) await record(result);
  }

  /** @returns whether the job counts towards {@link MAX_JOBS_PER_POLL} */
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
    if (error instanceof ServiceAwayError) return handleServiceAway(queue, job, error);
    if (isDatabaseUnavailable(error)) {
      await record(() => releaseJob(database, job, clock()));
      throw error;
    }
    const failures = job.failures + 1;
    const isLast = failures >= MAX_FAILURES || error instanceof PermanentJobError;
    const consequence = isLast ? 'is given up' : 'will be tried again';
    const ids = { job: job.id, queue: job.queue, attempt: failures };
    logger.error({ err: error, ...ids }, `A job failed and ${consequence}`);
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** job.failures, MAX_RETRY_MS);
    await record(async () => {
      const reason = reasonOf(error);
      if (!isLast) return rescheduleJob(database, job, { until: after(retryMs), reason });
      await failJob(database, job, { now: clock(), reason });
      queue.onFailed?.(job);
    });
  }

  async function handleServiceAway(queue: Queue, job: Job, error: ServiceAwayError) {
    const service = serviceOf(queue);
    if (!awayUntil.has(service)) {
      logger.warn({ err: error, service }, 'A service is away; its jobs wait until it is back');
    }
    const until = after(SERVICE_RETRY_MS);
    awayUntil.set(service, until);
    await record(() => releaseJob(database, job, until, error.message));
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
    await recordPending();
    const away = awayUntil.get(service);
    if (isStopped || (away && away > clock())) return { claimed: 0, counted: 0 };
    const names = queues.filter((queue) => serviceOf(queue) === service).map(({ name }) => name);
    const jobs = await claimJobs(database, {
      queues: names,
      limit: away ? 1 : BATCH,
      now: clock(),
      leaseEndsAt: after(LEASE_MS),
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

  async function reportHeldJobs(): Promise<void> {
    for (;;) {
      const held = await markHeldJobs(database, clock());
      if (held.length === 0) return;
      for (const queue of queues) {
        const heldInQueue = held.filter((job) => job.queue === queue.name);
        if (heldInQueue.length > 0) queue.onHeld?.(heldInQueue);
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
    await reportHeldJobs();
  }

  async function runPeriodicJob({ name, everyMs, hasWork, run }: PeriodicJob): Promise<void> {
    const now = clock();
    const checkMs = Math.min(everyMs, PERIODIC_CHECK_MS);
    if (now.getTime() < (checkedAt.get(name) ?? 0) + checkMs) return;
    checkedAt.set(name, now.getTime());
    if (hasWork && !(await hasWork())) return;
    if (!(await claimPeriodicJob(database, name, { now, nextAt: after(everyMs) }))) return;
    await run().catch((error: unknown) => logger.error({ err: error }, `${name} failed`));
  }

  // One poll for each periodic job, so that a long one delays nothing else.
  const polls = [
    createPoll('jobs', () => runJobs(MAX_JOBS_PER_POLL), logger),
    ...periodicJobs.map((job) => createPoll(job.name, () => runPeriodicJob(job), logger)),
  ];

  return {
    async runDue() {
      checkedAt.clear();
      for (const job of periodicJobs) await runPeriodicJob(job);
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
