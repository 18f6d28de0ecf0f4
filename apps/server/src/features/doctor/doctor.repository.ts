import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  CAPABILITIES,
  type DatabaseCapabilities,
} from '../../platform/database/database-requirements.ts';

interface DatabaseState extends DatabaseCapabilities {
  /** Names of the applied migrations; none in a new database. */
  migrations: string[];
}

type Database = Pick<Queries, 'execute'>;

/** @throws Error when the database does not answer */
export async function readDatabaseState(database: Database): Promise<DatabaseState> {
  const { rows } = await database.execute<DatabaseCapabilities & Record<string, unknown>>(
    sql.raw(CAPABILITIES),
  );
  const [capabilities] = rows;
  if (!capabilities) throw new Error('The database did not describe itself.');
  const known = await database.execute<{ id: string | null }>(
    sql`SELECT to_regclass('schema_migrations')::text AS id`,
  );
  const applied = known.rows[0]?.id
    ? (await database.execute<{ name: string }>(sql`SELECT name FROM schema_migrations`)).rows
    : [];
  return { ...capabilities, migrations: applied.map(({ name }) => name) };
}

/** @returns milliseconds since 1970 by the database's clock */
export async function readDatabaseClock(database: Database): Promise<number> {
  const { rows } = await database.execute<{ ms: string }>(
    sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`,
  );
  return Number(rows[0]?.ms);
}

/**
 * @returns by how many seconds the newest recorded change is later than the database's clock; 0 or less if it is not
 * @throws Error when the schema is not there yet
 */
export async function readSecondsSetBack(database: Database): Promise<number> {
  const { rows } = await database.execute<{ seconds: string | null }>(
    sql`SELECT extract(epoch FROM max(happened_at) - clock_timestamp()) AS seconds FROM events`,
  );
  return Math.round(Number(rows[0]?.seconds ?? 0));
}

/** Jobs that were given up. */
export async function countFailedJobs(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM jobs WHERE failed_at IS NOT NULL`,
  );
  return rows[0]?.count ?? 0;
}

export interface CheckedShelter extends Record<string, unknown> {
  name: string;
  address: string | null;
  email: string | null;
  hasManager: boolean;
}

/** Shelters that are not paused, by name. @throws Error when the schema is not there yet */
export async function listCheckedShelters(database: Database): Promise<CheckedShelter[]> {
  const { rows } = await database.execute<CheckedShelter>(sql`
    SELECT name, address, email, EXISTS (
      SELECT FROM memberships WHERE shelter_id = shelters.id AND role = 'manager'
        AND until IS NULL AND suspended_at IS NULL
    ) AS "hasManager"
    FROM shelters WHERE paused_at IS NULL ORDER BY lower(name), id`);
  return rows;
}
