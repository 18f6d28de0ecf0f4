import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';

/** Key of the advisory lock under which servers join one at a time. */
const SERVERS_LOCK = 7_225_902;

export type SettingHashes = Record<string, string>;

interface ServerRow extends Record<string, unknown> {
  id: string;
  settings: SettingHashes;
  seenAt: string;
}

/** Locks until the transaction ends. */
export async function lockServers(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${SERVERS_LOCK})`);
}

/** Lists servers with a recent heartbeat, by the clock of the database, and deletes the others. */
export async function listLiveServers(
  transaction: Queries,
  seenWithinMs: number,
): Promise<ServerRow[]> {
  await transaction.execute(sql`
    delete from servers where seen_at < now() - make_interval(secs => ${seenWithinMs / 1_000}::float8)`);
  const { rows } = await transaction.execute<ServerRow>(sql`
    select id, settings, seen_at::text as "seenAt" from servers order by started_at`);
  return rows;
}

/** Stores a heartbeat; inserts the server again if others deleted it while its process was paused. */
export async function upsertServer(
  queries: Queries,
  { id, settings }: Omit<ServerRow, 'seenAt'>,
): Promise<void> {
  const json: SQL = sql`${JSON.stringify(settings)}::jsonb`;
  await queries.execute(sql`
    insert into servers (id, settings) values (${id}, ${json})
    on conflict (id) do update set seen_at = now()`);
}

export async function deleteServer(database: Database, id: string): Promise<void> {
  await database.execute(sql`delete from servers where id = ${id}`);
}
