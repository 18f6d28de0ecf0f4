import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';

/** A claimed job. */
export interface Job {
  id: string;
  /** Unique across databases. */
  uid: string;
  queue: string;
  payload: unknown;
  /** Number of claims, including this one: it distinguishes this claim from earlier ones. */
  attempt: number;
  /** Runs that failed before this one. */
  failures: number;
}

/**
 * For statements that insert jobs along with other rows. A `SELECT` of these columns follows; a job is
 * due from `due_at` on, and jobs with the same `group_key` run in order.
 */
export const INSERT_JOBS_SQL = 'INSERT INTO jobs (queue, payload, group_key, due_at, created_at)';

export interface NewJob {
  queue: string;
  payload: object;
  /** Jobs of one group run in order, one at a time; without it, they run independently. */
  group?: string | undefined;
  /** When it is run at the earliest; without it, now. */
  dueAt?: Date | undefined;
}

/** Inserts jobs in the caller's transaction. */
export async function insertJobs(queries: Queries, jobs: NewJob[], now: Date): Promise<void> {
  if (jobs.length === 0) return;
  await queries.execute(sql`
    ${sql.raw(INSERT_JOBS_SQL)}
    SELECT queue, payload, "group", coalesce("dueAt", ${at(now)}), ${at(now)}
    FROM jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      AS job (queue text, payload jsonb, "group" text, "dueAt" timestamptz)`);
}

interface Claim {
  /** Queues that this server handles; a newer version may have others. */
  queues: string[];
  limit: number;
  now: Date;
  leaseEndsAt: Date;
}

/** More candidates than claims, because other servers may be claiming some of them. */
const CANDIDATES_PER_CLAIM = 4;

/**
 * Claims the jobs that have been due for longest, and of each group only the oldest one. No other server
 * can claim them before the lease ends. The recursion jumps from group to group in the index, so that the
 * cost of a group does not depend on the number of its jobs.
 */
export async function claimJobs(
  database: Database,
  { queues, limit, now, leaseEndsAt }: Claim,
): Promise<Job[]> {
  const { rows } = await database.execute<Job & Record<string, unknown>>(sql`
    WITH RECURSIVE heads AS (
      (SELECT id, group_key, queue, due_at FROM jobs
        WHERE failed_at IS NULL AND group_key IS NOT NULL ORDER BY group_key, id LIMIT 1)
      UNION ALL
      SELECT next.* FROM heads, LATERAL (
        SELECT id, group_key, queue, due_at FROM jobs
        WHERE failed_at IS NULL AND group_key > heads.group_key ORDER BY group_key, id LIMIT 1
      ) AS next
    ), candidates AS (
      SELECT id FROM (
        SELECT id, queue, due_at FROM heads
        UNION ALL
        SELECT id, queue, due_at FROM jobs WHERE failed_at IS NULL AND group_key IS NULL
      ) AS job
      WHERE due_at <= ${at(now)} AND queue = ANY (${sql.param(queues)}::text[])
      ORDER BY due_at, id LIMIT ${CANDIDATES_PER_CLAIM * limit}::int
    ), claimed AS (
      UPDATE jobs SET attempts = attempts + 1, due_at = ${at(leaseEndsAt)}
      WHERE id IN (
        SELECT id FROM jobs
        WHERE id IN (SELECT id FROM candidates) AND failed_at IS NULL AND due_at <= ${at(now)}
        ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, uid, queue, payload, attempts, failures
    )
    SELECT id::text, uid, queue, payload, attempts AS attempt, failures FROM claimed
    ORDER BY claimed.id`);
  return rows;
}

/** False after another server claimed the job because the lease had ended. */
const isStillClaimed = ({ id, attempt }: Job): SQL => sql`id = ${id} AND attempts = ${attempt}`;

/** Deletes a finished job; the next job of its group becomes due now, behind all that are due already. */
export async function deleteJob(database: Database, job: Job, now: Date): Promise<void> {
  await database.execute(sql`
    WITH done AS (DELETE FROM jobs WHERE ${isStillClaimed(job)} RETURNING id, group_key)
    UPDATE jobs SET due_at = ${at(now)}
    WHERE due_at < ${at(now)} AND id = (
      SELECT next.id FROM done, LATERAL (
        SELECT id FROM jobs
        WHERE failed_at IS NULL AND jobs.group_key = done.group_key AND jobs.id > done.id
        ORDER BY jobs.group_key, jobs.id LIMIT 1
      ) AS next
    )`);
}

/** Postpones a job after a failed run. */
export async function rescheduleJob(
  database: Database,
  job: Job,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  await database.execute(sql`
    UPDATE jobs SET due_at = ${at(until)}, failures = failures + 1, last_error = ${reason}
    WHERE ${isStillClaimed(job)}`);
}

/** Gives a claim back without counting a failure. @param reason when a service is away */
export async function releaseJob(
  database: Database,
  job: Job,
  dueAt: Date,
  reason: string | null = null,
): Promise<void> {
  await database.execute(sql`
    UPDATE jobs SET due_at = ${at(dueAt)}, last_error = coalesce(${reason}::text, last_error)
    WHERE ${isStillClaimed(job)}`);
}

/** Postpones a job, and with it all later jobs of its group. */
export async function holdJob(database: Database, job: Job, until: Date): Promise<void> {
  await database.execute(sql`
    UPDATE jobs SET due_at = ${at(until)}, held_until = ${at(until)} WHERE ${isStillClaimed(job)}`);
}

/** A job that a limit has postponed. */
export interface HeldJob extends Record<string, unknown> {
  queue: string;
  payload: unknown;
}

/** Keeps the statement short, however many jobs a group has. */
const MARK_BATCH = 500;

/**
 * Marks some of the jobs that are held, or are behind a held job of their group. Each is returned once,
 * to one server only.
 * @returns an empty list when all are marked
 */
export async function markHeldJobs(database: Database, now: Date): Promise<HeldJob[]> {
  const { rows } = await database.execute<HeldJob>(sql`
    WITH heads AS MATERIALIZED (
      SELECT id, group_key, held_until FROM jobs
      WHERE held_until > ${at(now)} AND failed_at IS NULL
    ), behind AS MATERIALIZED (
      SELECT waiting.id, heads.held_until FROM heads, LATERAL (
        SELECT id FROM jobs WHERE jobs.id = heads.id AND held_at IS NULL
        UNION
        SELECT id FROM jobs
        WHERE group_key = heads.group_key AND failed_at IS NULL AND held_at IS NULL
      ) AS waiting
      LIMIT ${MARK_BATCH}::int
    )
    UPDATE jobs SET held_at = ${at(now)}, due_at = greatest(due_at, behind.held_until)
    FROM behind WHERE jobs.id = behind.id AND jobs.held_at IS NULL
    RETURNING jobs.queue, jobs.payload`);
  return rows;
}

/** Marks a job as failed for good, for somebody to look into; the later jobs of its group go on. */
export async function failJob(
  database: Database,
  job: Job,
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  await database.execute(sql`
    UPDATE jobs SET failed_at = ${at(now)}, failures = failures + 1, last_error = ${reason}
    WHERE ${isStillClaimed(job)}`);
}

/** Deletes failed jobs, because they contain names and addresses. @returns how many */
export async function deleteFailedJobs(database: Database, failedBefore: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`DELETE FROM jobs WHERE failed_at <= ${at(failedBefore)}`,
  );
  return rowCount ?? 0;
}

interface JobCount extends Record<string, unknown> {
  queue: string;
  state: 'waiting' | 'failed';
  count: number;
}

/** Numbers of waiting and failed jobs, for the metrics. */
export async function countJobs(database: Database): Promise<JobCount[]> {
  const { rows } = await database.execute<JobCount>(sql`
    SELECT queue, CASE WHEN failed_at IS NULL THEN 'waiting' ELSE 'failed' END AS state,
      count(*)::int AS count
    FROM jobs GROUP BY 1, 2`);
  return rows;
}

/**
 * Claims a periodic job when it is due. One that is not due is only read: the conflict would lock its row, which is
 * a write.
 * @returns true on one server only
 */
export async function claimPeriodicJob(
  database: Database,
  name: string,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    INSERT INTO periodic_jobs (name, next_at) SELECT ${name}, ${at(nextAt)}
    WHERE NOT EXISTS (SELECT FROM periodic_jobs WHERE name = ${name} AND next_at > ${at(now)})
    ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at
    WHERE periodic_jobs.next_at <= ${at(now)}`);
  return rowCount === 1;
}

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
