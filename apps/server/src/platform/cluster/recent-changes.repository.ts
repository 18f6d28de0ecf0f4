import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

interface RecentChange {
  channel: string;
  payload: string;
}

interface ChangesSince extends Record<string, unknown> {
  snapshot: string;
  changes: RecentChange[];
}

/** A snapshot of what is committed now, for {@link readChangesSince}. */
export async function readSnapshot(database: Database): Promise<string> {
  const { rows } = await database.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  return rows[0]?.snapshot ?? '';
}

/**
 * Changes committed since a snapshot, whenever their transactions began: comparing sequence numbers or
 * times would miss transactions that take long to commit.
 */
export async function readChangesSince(
  database: Database,
  snapshot: string,
): Promise<ChangesSince> {
  const { rows } = await database.execute<ChangesSince>(sql`
    select pg_current_snapshot()::text as snapshot, coalesce((
      select json_agg(distinct jsonb_build_object('channel', channel, 'payload', payload))
      from recent_changes
      where transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
    ), '[]') as changes`);
  return rows[0] ?? { snapshot, changes: [] };
}

export async function deleteOldChanges(database: Database, maxAgeSeconds: number): Promise<void> {
  await database.execute(sql`
    delete from recent_changes where made_at < now() - make_interval(secs => ${maxAgeSeconds})`);
}
