import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

interface StartTask {
  name: string;
  owner: string;
  /** By the clock of the database. */
  leaseMs: number;
}

const endsAt = ({ leaseMs }: StartTask) =>
  sql`now() + make_interval(secs => ${leaseMs / 1_000}::float8)`;

/** @returns undefined when the task was claimed, otherwise its current owner */
export async function claimTask(database: Database, task: StartTask): Promise<string | undefined> {
  const { rows } = await database.execute<{ owner: string }>(sql`
    insert into start_tasks as task (name, owner, ends_at)
    values (${task.name}, ${task.owner}, ${endsAt(task)})
    on conflict (name) do update set
      owner = case when task.ends_at < now() then excluded.owner else task.owner end,
      ends_at = case when task.ends_at < now() then excluded.ends_at else task.ends_at end
    returning owner`);
  const owner = rows[0]?.owner;
  return owner === task.owner ? undefined : owner;
}

export async function renewTask(database: Database, task: StartTask): Promise<void> {
  await database.execute(sql`
    update start_tasks set ends_at = ${endsAt(task)}
    where name = ${task.name} and owner = ${task.owner}`);
}

export async function endTask(
  database: Database,
  { name, owner }: Pick<StartTask, 'name' | 'owner'>,
): Promise<void> {
  await database.execute(sql`delete from start_tasks where name = ${name} and owner = ${owner}`);
}
