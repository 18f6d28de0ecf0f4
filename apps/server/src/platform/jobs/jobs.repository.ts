import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';

/** A job as the server that took it knows it. */
export interface Job {
  id: string;
  queue: string;
  payload: unknown;
  /** This one included. */
  attempt: number;
}

/** Any number of jobs at once, in the caller's transaction. */
export async function insertJobs(
  queries: Queries,
  queue: string,
  payloads: object[],
  now: Date,
): Promise<void> {
  if (payloads.length === 0) return;
  await queries.execute(sql`
    INSERT INTO jobs (queue, payload, due_at, created_at)
    SELECT ${queue}, payload, ${at(now)}, ${at(now)}
    FROM jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) AS payload`);
}

/**
 * Takes the job that has been due for longest; no other server gets it before the lease ends.
 * @param queues what this server can do; a newer one may have others
 */
export async function takeJob(
  database: Database,
  queues: string[],
  { now, leaseEndsAt }: { now: Date; leaseEndsAt: Date },
): Promise<Job | undefined> {
  const { rows } = await database.execute<Job & Record<string, unknown>>(sql`
    UPDATE jobs SET attempts = attempts + 1, due_at = ${at(leaseEndsAt)}
    WHERE id = (
      SELECT id FROM jobs
      WHERE failed_at IS NULL AND due_at <= ${at(now)} AND queue = ANY (${sql.param(queues)}::text[])
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id::text, queue, payload, attempts AS attempt`);
  return rows[0];
}

/** Whoever lost a job to another server, because it took too long, changes nothing. */
const isStillTaken = ({ id, attempt }: Job): SQL => sql`id = ${id} AND attempts = ${attempt}`;

export async function deleteJob(database: Database, job: Job): Promise<void> {
  await database.execute(sql`DELETE FROM jobs WHERE ${isStillTaken(job)}`);
}

export async function putOffJob(database: Database, job: Job, until: Date): Promise<void> {
  await database.execute(sql`UPDATE jobs SET due_at = ${at(until)} WHERE ${isStillTaken(job)}`);
}

export async function giveUpJob(database: Database, job: Job, now: Date): Promise<void> {
  await database.execute(sql`UPDATE jobs SET failed_at = ${at(now)} WHERE ${isStillTaken(job)}`);
}

/** Jobs that were given up hold names and addresses: they are not kept for ever. */
export async function deleteFailedJobs(database: Database, failedBefore: Date): Promise<void> {
  await database.execute(sql`DELETE FROM jobs WHERE failed_at <= ${at(failedBefore)}`);
}

export interface JobCount extends Record<string, unknown> {
  queue: string;
  state: 'waiting' | 'failed';
  count: number;
}

/** Jobs that are not done yet, and those that were given up, for the metrics. */
export async function countJobs(database: Database): Promise<JobCount[]> {
  const { rows } = await database.execute<JobCount>(sql`
    SELECT queue, CASE WHEN failed_at IS NULL THEN 'waiting' ELSE 'failed' END AS state,
      count(*)::int AS count
    FROM jobs GROUP BY 1, 2`);
  return rows;
}

/** True for one server of all, once the time has come. */
export async function takeTurn(
  database: Database,
  name: string,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    INSERT INTO periodic_jobs (name, next_at) VALUES (${name}, ${at(nextAt)})
    ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at
    WHERE periodic_jobs.next_at <= ${at(now)}`);
  return rowCount === 1;
}

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
