import { finished } from 'node:stream/promises';
import pg, { type PoolClient } from 'pg';
import { from, to } from 'pg-copy-streams';

/** One transaction's connection. */
export type Connection = Pick<PoolClient, 'query'>;

export interface Table {
  name: string;
  columns: string[];
  /** The tables that it refers to. */
  parents: string[];
}

const quote = pg.escapeIdentifier;

/**
 * All logged tables, without the applied migrations, which the manifest lists, without the photo removals
 * in progress, which have ended by the time of an import, and without the times of visits, which triggers
 * write.
 */
export async function listTables(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query<Table>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns,
       array(select distinct k.confrelid::regclass::text from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace
       and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not in ('schema_migrations', 'photo_removals', 'visited_pets')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
  );
  return rows;
}

/** The first table that has rows, besides the settings of a migration that no start has filled. */
export async function findFilledTable(
  connection: Connection,
  tables: readonly Table[],
): Promise<string | undefined> {
  for (const { name } of tables) {
    const condition = name === 'shelters' ? 'where updated_at is not null' : '';
    const { rows } = await connection.query(`select from ${quote(name)} ${condition} limit 1`);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** Removes the settings that the migration has stored, where the backup brings its own. */
export async function deleteUnusedSettings(connection: Connection): Promise<void> {
  await connection.query('delete from shelters where updated_at is null');
}

/** The applied migrations in order; none in a new database. */
export async function listMigrations(
  connection: Connection,
): Promise<{ name: string; checksum: string }[]> {
  const known = await connection.query(`select to_regclass('schema_migrations') as id`);
  if (known.rows[0]?.id === null) return [];
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

/** The photos in these tables, which are fewer in an older database. */
export async function listPhotos(
  connection: Connection,
  tables: readonly Table[],
): Promise<string[]> {
  const hashes = tables
    .filter(({ columns }) => columns.includes('photo_hash'))
    .map(({ name }) => `select photo_hash from ${quote(name)} where photo_hash is not null`);
  const { rows } = await connection.query<{ photo_hash: string }>(
    `${hashes.join(' union ')} order by 1`,
  );
  return rows.map(({ photo_hash }) => photo_hash);
}

/** The photos of pets with the size of the uploaded image, in the newest schema. */
export async function listPetPhotos(
  connection: Connection,
): Promise<{ hash: string; width: number; height: number }[]> {
  const columns = 'photo_hash as hash, photo_width as width, photo_height as height';
  const { rows } = await connection.query<{ hash: string; width: number; height: number }>(
    `select ${columns} from pets where photo_hash is not null
     union select ${columns} from pet_photos where photo_hash is not null order by 1`,
  );
  return rows;
}

/** @param table such as `pets` */
export async function countRows(connection: Connection, table: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::integer as count from ${quote(table)}`,
  );
  return rows[0]?.count ?? 0;
}

export async function begin(connection: Connection, mode = ''): Promise<void> {
  await connection.query(`begin ${mode}`);
}

/** All reads of the transaction see the same snapshot. */
export const SNAPSHOT = 'isolation level repeatable read read only';

/** Rows that are restored are no changes, so no events are recorded for them. */
export async function recordNoEvents(connection: Connection): Promise<void> {
  await connection.query("set local pawmatch.actor = 'none'");
}

/** Behind a pooler, time limits are settings of the role (see the limits of the application's queries). */
export async function liftTimeLimits(connection: Connection): Promise<void> {
  await connection.query(
    'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  );
}

export async function commit(connection: Connection): Promise<void> {
  await connection.query('commit');
}

export async function rollBack(connection: Connection): Promise<void> {
  await connection.query('rollback').catch(() => {}); // The first error is reported.
}

/** The rows of a table in COPY format, in chunks of any length. */
export function copyOut(connection: Connection, { name, columns }: Omit<Table, 'parents'>) {
  const list = columns.map(quote).join(', ');
  return connection.query(to(`copy ${quote(name)} (${list}) to stdout`));
}

/** Writes rows from {@link copyOut}; complete when `end` has resolved. */
export function copyIn(connection: Connection, { name, columns }: Omit<Table, 'parents'>) {
  const list = columns.map(quote).join(', ');
  const stream = connection.query(from(`copy ${quote(name)} (${list}) from stdin`));
  const done = finished(stream);
  done.catch(() => {}); // Reported by `write` or `end`.
  return {
    async write(bytes: Buffer): Promise<void> {
      const taken = new Promise<void>((resolve) => stream.write(bytes, () => resolve()));
      await Promise.race([taken, done]);
    },
    /** @returns how many rows there were */
    async end(): Promise<number> {
      stream.end();
      await done;
      return stream.rowCount;
    },
  };
}

/** Sets sequences to the last number of the imported rows; two tables can share one. */
export async function resetSequences(connection: Connection, tables: readonly Table[]) {
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const { rows } = await connection.query<{ sequence: string | null }>(
        `select coalesce(pg_get_serial_sequence($1, $2), (
           select substring(column_default from 'nextval\\(''(.+)''::regclass\\)')
           from information_schema.columns
           where table_schema = current_schema() and table_name = $3 and column_name = $2
         )) as sequence`,
        [quote(name), column, name],
      );
      const sequence = rows[0]?.sequence;
      if (!sequence) continue;
      await connection.query(
        `select setval($1::regclass, last) from (
           select greatest(pg_sequence_last_value($1::regclass), (select max(${quote(column)}) from ${quote(name)}))
         ) as used (last) where last is not null`,
        [sequence],
      );
    }
  }
}
