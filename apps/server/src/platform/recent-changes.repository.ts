import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export interface RecentChange {
  channel: string;
  payload: string;
}

interface Read extends Record<string, unknown> {
  snapshot: string;
  changes: RecentChange[];
}

/** What is visible now; changes that are committed later are found by {@link readChangesSince}. */
export async function readSnapshot(database: Database): Promise<string> {
  const { rows } = await database.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  return rows[0]?.snapshot ?? '';
}

/**
 * What was committed since a snapshot, whenever it was begun: numbers that are given out in order, or
 * times, would miss what takes long to commit.
 */
export async function readChangesSince(database: Database, snapshot: string): Promise<Read> {
  const { rows } = await database.execute<Read>(sql`
    select pg_current_snapshot()::text as snapshot, coalesce((
      select json_agg(distinct jsonb_build_object('channel', channel, 'payload', payload))
      from recent_changes
      where transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
    ), '[]') as changes`);
  return rows[0] ?? { snapshot, changes: [] };
}

export async function deleteOldChanges(database: Database, keptSeconds: number): Promise<void> {
  await database.execute(sql`
    delete from recent_changes where made_at < now() - make_interval(secs => ${keptSeconds})`);
}
