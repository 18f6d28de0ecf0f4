import {
  columnsOf,
  type ExportTableName,
  exportTables,
} from '@pawmatch/contract/export/export-tables';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { storedTables } from './stored-tables.ts';

/** A row by the names of the exported columns. */
export type RowValues = Readonly<Record<string, unknown>>;

/** Rows of one table, and which of its columns they have. */
export interface Rows {
  table: ExportTableName;
  columns: readonly string[];
  rows: readonly RowValues[];
}

/** The columns of a row that an import takes. */
export const importedColumns = (table: ExportTableName, row: RowValues): string[] =>
  columnsOf(table).flatMap(([name, { isRepeated }]) => (isRepeated || !(name in row) ? [] : name));

const storedName = (table: ExportTableName, column: string) =>
  storedTables[table].renamed?.[column] ?? column;

const identifiers = (table: ExportTableName, columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(storedName(table, column))),
    sql`, `,
  );

/** With the names of the export. */
const named = (table: ExportTableName, columns: readonly string[]): SQL =>
  sql.join(
    columns.map(
      (column) => sql`${sql.identifier(storedName(table, column))} AS ${sql.identifier(column)}`,
    ),
    sql`, `,
  );

/** The rows as rows of their table: the database converts the values. */
function recordset({ table, columns, rows }: Rows): SQL {
  const stored = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [storedName(table, column), row[column]])),
  );
  const { name } = storedTables[table];
  return sql`jsonb_populate_recordset(NULL::${sql.identifier(name)}, ${JSON.stringify(stored)}::jsonb)`;
}

async function readJson(queries: Queries, selection: SQL): Promise<RowValues[]> {
  const { rows } = await queries.execute<{ line: string }>(
    sql`SELECT row_to_json(selected)::text AS line FROM (${selection}) AS selected`,
  );
  return rows.map(({ line }) => JSON.parse(line) as RowValues);
}

/** The rows with each value written as the database writes it. @throws for a value that its column cannot have */
export const normalizeRows = (queries: Queries, rows: Rows): Promise<RowValues[]> =>
  readJson(queries, sql`SELECT ${named(rows.table, rows.columns)} FROM ${recordset(rows)}`);

/** What is stored of rows with the same keys, and of few others. */
export function findStoredRows(
  queries: Queries,
  rows: Rows,
  shelterId: string,
): Promise<RowValues[]> {
  const { table, columns } = rows;
  const { name, isOf, isKnown, foundBy = exportTables[table].key } = storedTables[table];
  const found = identifiers(table, foundBy);
  return readJson(
    queries,
    sql`SELECT ${named(table, columns)} FROM ${sql.identifier(name)}
      WHERE (${found}) IN (SELECT ${found} FROM ${recordset(rows)}) AND ${isKnown ?? isOf(shelterId)}`,
  );
}

/** @param extra values of stored columns that an export does not have @returns the rows that were inserted */
export async function insertRows(
  queries: Queries,
  rows: Rows,
  extra: Readonly<Record<string, string>>,
): Promise<RowValues[]> {
  const { table, columns } = rows;
  const { name } = storedTables[table];
  const more = Object.entries(extra);
  const into = [identifiers(table, columns), ...more.map(([column]) => sql.identifier(column))];
  const values = [
    identifiers(table, columns),
    ...more.map(([column, value]) =>
      column.endsWith('_id') ? sql`${value}::uuid` : sql`${value}::text`,
    ),
  ];
  const { rows: inserted } = await queries.execute<Record<string, unknown>>(sql`
    INSERT INTO ${sql.identifier(name)} (${sql.join(into, sql`, `)})
    SELECT ${sql.join(values, sql`, `)} FROM ${recordset(rows)}
    ON CONFLICT DO NOTHING
    RETURNING row_to_json(${sql.identifier(name)})::text AS line`);
  return inserted.map(({ line }) => JSON.parse(String(line)) as RowValues);
}

/** The ids without a row in a table. */
export async function listMissing(
  queries: Queries,
  table: ExportTableName,
  ids: readonly unknown[],
): Promise<Set<unknown>> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    SELECT id FROM unnest(${sql.param(ids)}::uuid[]) AS id
    WHERE NOT EXISTS (SELECT FROM ${sql.identifier(storedTables[table].name)} AS known WHERE known.id = id.id)`);
  return new Set(rows.map(({ id }) => id));
}

/** The ids of accounts that were deleted here. */
export async function listErased(queries: Queries, ids: readonly unknown[]): Promise<Set<unknown>> {
  const { rows } = await queries.execute<{ user_id: string }>(
    sql`SELECT user_id FROM erased_people WHERE user_id = ANY (${sql.param(ids)}::uuid[])`,
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Links pairs of new pets. Both rows of a pair change in one statement, as its foreign key demands. */
export async function linkPairs(
  queries: Queries,
  pairs: readonly { id: unknown; other: unknown }[],
): Promise<void> {
  await queries.execute(sql`
    UPDATE pets SET bonded_with = pair.other
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair (id uuid, other uuid)
    WHERE pets.id = pair.id`);
}

/** Restored rows are no changes, so no events are recorded for them, and nobody hears of them. */
export async function recordNoEvents(queries: Queries): Promise<void> {
  await queries.execute(sql`
    SELECT set_config('pawmatch.actor', 'none', true), set_config('timezone', 'UTC', true)`);
}
