import {
  columnsOf,
  type ExportTableName,
  exportTables,
} from '@pawmatch/contract/export/export-tables';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Queries } from '../../platform/database/database.ts';
import { begin, liftTimeLimits, rollBack, SNAPSHOT } from '../backup/backup.repository.ts';
import { storedTables } from './stored-tables.ts';

/** Rows that are read at once: little memory, few round trips. */
const BATCH = 100;

/** A row with a file may have 4 MB. */
const BATCH_WITH_FILES = 4;

/** One moment of the database, read over a connection of its own, so that nobody else waits. */
interface Snapshot {
  queries: Queries;
  /** Also in the middle of a read. */
  close(): Promise<void>;
}

export async function openSnapshot(database: Database): Promise<Snapshot> {
  const unlimited = database.openWithoutTimeLimit();
  try {
    const connection = await unlimited.pool.connect();
    const close = async () => {
      await rollBack(connection);
      connection.release();
      await unlimited.close();
    };
    await begin(connection, SNAPSHOT);
    await liftTimeLimits(connection);
    // Times are written in one way, whatever the database's zone.
    await connection.query("SET LOCAL timezone = 'UTC'");
    return { queries: drizzle({ client: connection }), close };
  } catch (error) {
    void unlimited.close();
    throw error;
  }
}

/** Which rows of a table. */
export interface Selection {
  table: ExportTableName;
  shelterId: string;
  /** Whether columns that name people are read. */
  withPeople: boolean;
  where?: SQL | undefined;
  orderBy?: readonly SQL[];
}

const columnList = (table: ExportTableName, withPeople: boolean): SQL => {
  const { name, renamed = {}, repeated = {} } = storedTables[table];
  const columns = columnsOf(table, withPeople).map(([column]) => {
    const stored = sql`${sql.identifier(name)}.${sql.identifier(renamed[column] ?? column)}`;
    return sql`${repeated[column] ?? stored} AS ${sql.identifier(column)}`;
  });
  return sql.join(columns, sql`, `);
};

/** A row a JSON text. */
function selectRows({ table, shelterId, withPeople, where, orderBy }: Selection): SQL {
  const { name, isOf } = storedTables[table];
  const order = orderBy ?? exportTables[table].key.map((column) => sql.identifier(column));
  return sql`SELECT row_to_json(exported)::text AS line FROM (
    SELECT ${columnList(table, withPeople)} FROM ${sql.identifier(name)}
    WHERE ${isOf(shelterId)} ${where ? sql`AND ${where}` : sql``}
    ORDER BY ${sql.join([...order], sql`, `)}) AS exported`;
}

const hasFiles = (table: ExportTableName) =>
  columnsOf(table).some(([, { kind }]) => kind === 'file');

/** The rows as JSON texts, some at a time, as fast as they are taken. */
export async function* readRows(queries: Queries, selection: Selection): AsyncGenerator<string[]> {
  const batch = hasFiles(selection.table) ? BATCH_WITH_FILES : BATCH;
  await queries.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${selectRows(selection)}`);
  for (;;) {
    const { rows } = await queries.execute<{ line: string }>(
      sql`FETCH ${sql.raw(String(batch))} FROM exported`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await queries.execute(sql`CLOSE exported`);
}

/** The rows of these ids, in their order. */
export async function* readRowsOf(
  queries: Queries,
  selection: Selection,
  ids: readonly string[],
): AsyncGenerator<string[]> {
  const { name } = storedTables[selection.table];
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = sql`${sql.param(ids.slice(start, start + BATCH))}::uuid[]`;
    const id = sql`${sql.identifier(name)}.id`;
    const order = [sql`array_position(${part}, ${id})`];
    const where = sql`${id} = ANY (${part})`;
    const { rows } = await queries.execute<{ line: string }>(
      selectRows({ ...selection, where, orderBy: order }),
    );
    yield rows.map(({ line }) => line);
  }
}

/** The photos of the pets of a shelter. */
export async function listPhotoHashes(queries: Queries, shelterId: string): Promise<string[]> {
  const { rows } = await queries.execute<{ hash: string }>(sql`
    SELECT photo_hash AS hash FROM pets WHERE shelter_id = ${shelterId} AND photo_hash IS NOT NULL
    UNION SELECT pet_photos.photo_hash FROM pet_photos JOIN pets ON pets.id = pet_id
    WHERE pets.shelter_id = ${shelterId} AND pet_photos.photo_hash IS NOT NULL ORDER BY 1`);
  return rows.map(({ hash }) => hash);
}

/** Records in the journal what leaves as a file. @returns the id of the entry */
export async function insertExport(
  database: Queries,
  entry: {
    colleagueId: string;
    shelterId: string;
    filters: object;
    now: Date;
  },
): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    INSERT INTO journal (kind, colleague_id, shelter_id, filters, happened_at)
    VALUES ('records.exported', ${entry.colleagueId}::uuid, ${entry.shelterId}::uuid,
      ${JSON.stringify(entry.filters)}::jsonb, ${entry.now.toISOString()}::timestamptz)
    RETURNING id::text`);
  const [inserted] = rows;
  if (!inserted) throw new Error('An inserted row is returned.');
  return inserted.id;
}

/** Adds to the journal how many rows have left. */
export async function recordTotal(database: Queries, id: string, total: number): Promise<void> {
  await database.execute(
    sql`UPDATE journal SET total = ${total}::integer WHERE id = ${id}::bigint`,
  );
}
