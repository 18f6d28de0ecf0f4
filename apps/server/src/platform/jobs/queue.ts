import type { HeldJob, Job } from './jobs.repository.ts';

/** What became of a job that did not throw. */
export type JobResult =
  /** There was nothing left to do; it costs nothing of what may be done in a second. */
  | { skipped: true }
  /** A limit is reached: this job, and all behind it in its group, wait. No failure. */
  | { heldUntil: Date };

/** Work that is stored as jobs, which may run twice when a server dies in the middle. */
export interface Queue {
  name: string;
  /** Queues of one service are paused together while it is away, such as "mail server". */
  service?: string;
  /**
   * @throws Error to be tried again later, a limited number of times;
   *   {@link ServiceAwayError} to be tried again when the service is back, however long that takes
   */
  handle(job: Job): Promise<JobResult | undefined>;
  /** Told of jobs that are held, each once; also of those that came behind a held one. */
  onHeld?(jobs: HeldJob[]): void;
  /** Told once a job has failed for the last time. */
  onFailed?(job: Job): void;
}

/** What a job needs cannot be reached at all: the fault is not the job's. */
export class ServiceAwayError extends Error {
  override name = 'ServiceAwayError';
}

/** Work that recurs, once for all servers. */
export interface PeriodicWork {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}
