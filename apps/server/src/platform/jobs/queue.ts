import { StoredError } from '../language/stored-text.ts';
import type { HeldJob, Job } from './jobs.repository.ts';

/** Result of a job that did not throw, where it differs from "done". */
export type JobResult =
  /** There was nothing left to do; the job does not count towards the limit of a poll. */
  | { skipped: true }
  /** A limit is reached: this job and all later ones of its group wait. This is no failure. */
  | { heldUntil: Date };

/** Work that is stored as jobs. A job may run twice when a server dies in the middle of it. */
export interface Queue {
  name: string;
  /** Such as "mail server": queues of the same service pause together while it is away. */
  service?: string;
  /**
   * @throws Error to be retried later, a limited number of times; {@link PermanentJobError} to be given up;
   *   {@link ServiceAwayError} to be retried until the service is back, however long that takes
   */
  handle(job: Job): Promise<JobResult | undefined>;
  /** Called with jobs that are held, or behind a held one; once for each job. */
  onHeld?(jobs: HeldJob[]): void;
  /** Called after the last failure of a job. */
  onFailed?(job: Job): void;
}

/** A failure whose text has no personal data, so that staff may read it. */
export class JobError extends StoredError {
  override name = 'JobError';
}

/** A failure that would be the same next time. */
export class PermanentJobError extends JobError {
  override name = 'PermanentJobError';
}

/** A service that jobs need cannot be reached: no job is at fault. */
export class ServiceAwayError extends JobError {
  override name = 'ServiceAwayError';
}

/** Work that one of the servers runs at an interval. */
export interface PeriodicJob {
  name: string;
  everyMs: number;
  /** A cheap read. Without work, nothing is claimed or written; undefined when only the time decides. */
  hasWork?(): Promise<boolean>;
  run(): Promise<unknown>;
}
