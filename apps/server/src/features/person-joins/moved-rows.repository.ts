import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { MovedRows, MovedTableName } from '../users/person-joins.table.ts';

interface MovedTable {
  /** Tells the rows of one person apart. */
  key: string;
  /** Of what a person has one row only: where the remaining account has one, the other stays where it is. */
  once?: string;
  hasTime?: true;
}

/** What the shelter knows of a person. What people have set for themselves stays with each account. */
const movedTables = {
  visits: { key: 'id', hasTime: true },
  adoptions: { key: 'id', hasTime: true },
  adoption_answers: { key: 'adoption_id' },
  pet_letters: { key: 'visit_id' },
  favorites: { key: 'pet_id', once: 'pet_id' },
  waiting_list: { key: 'pet_id', once: 'pet_id' },
  internal_notes: { key: 'id' },
  tasks: { key: 'id' },
  person_marks: { key: 'id', once: 'shelter_id' },
} as const satisfies Record<MovedTableName, MovedTable>;

/** A visitor without an account, as visits and adoptions name them. */
export interface VisitorContact {
  fullName: string;
  email: string | null;
  phoneNumber: string | null;
}

const tables = Object.entries(movedTables) as [MovedTableName, MovedTable][];

/** The columns of a visitor without an account. */
const visitorColumns = {
  visits: sql.raw('visitor_name, visitor_email, visitor_phone'),
  adoptions: sql.raw('adopter_name, adopter_email, adopter_phone'),
};

const noRows = () =>
  Object.fromEntries(tables.map(([table]) => [table, [] as string[]])) as MovedRows;

const timeOf = (table: MovedTable, now: Date): SQL =>
  table.hasTime ? sql`, updated_at = ${now.toISOString()}::timestamptz` : sql``;

async function keysOf(tx: Queries, update: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(update);
  return rows.map(({ key }) => key);
}

/** The rows of one account become those of another. */
export async function moveRows(
  tx: Queries,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<MovedRows> {
  const moved = noRows();
  for (const [name, table] of tables) {
    const [its, once] = [sql.raw(name), sql.raw(table.once ?? '')];
    const unlessThere = table.once
      ? sql`AND NOT EXISTS (SELECT FROM ${its} AS theirs
          WHERE theirs.user_id = ${to} AND theirs.${once} = ${its}.${once})`
      : sql``;
    moved[name] = await keysOf(
      tx,
      sql`UPDATE ${its} SET user_id = ${to} ${timeOf(table, now)}
        WHERE user_id = ${from} ${unlessThere} RETURNING ${sql.raw(table.key)}::text AS key`,
    );
  }
  return moved;
}

/** What was moved and still is where it was moved to becomes that of the former account again. */
export async function moveRowsBack(
  tx: Queries,
  moved: MovedRows,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  for (const [name, table] of tables) {
    await tx.execute(sql`UPDATE ${sql.raw(name)} SET user_id = ${to} ${timeOf(table, now)}
      WHERE user_id = ${from} AND ${sql.raw(table.key)}::text = ANY (${sql.param(moved[name] ?? [])}::text[])`);
  }
}

/** Visits and adoptions of a visitor become those of an account. */
export async function moveVisitor(
  tx: Queries,
  {
    visitor,
    shelterId,
    to,
    now,
  }: { visitor: VisitorContact; shelterId: string; to: string; now: Date },
): Promise<MovedRows> {
  const moved = noRows();
  for (const [name, columns] of visitors) {
    moved[name] = await keysOf(
      tx,
      sql`UPDATE ${sql.raw(name)} SET user_id = ${to}, (${columns}) = (NULL, NULL, NULL)
          ${timeOf(movedTables[name], now)}
        WHERE shelter_id = ${shelterId} AND user_id IS NULL
          AND ROW(${columns}) IS NOT DISTINCT FROM ROW(${valuesOf(visitor)})
        RETURNING id::text AS key`,
    );
  }
  return moved;
}

/** What was moved names the visitor again, if it still is where it was moved to. */
export async function moveVisitorBack(
  tx: Queries,
  moved: MovedRows,
  { visitor, from, now }: { visitor: VisitorContact; from: string; now: Date },
): Promise<void> {
  for (const [name, columns] of visitors) {
    await tx.execute(sql`UPDATE ${sql.raw(name)}
      SET user_id = NULL, (${columns}) = (${valuesOf(visitor)}) ${timeOf(movedTables[name], now)}
      WHERE user_id = ${from} AND id::text = ANY (${sql.param(moved[name])}::text[])`);
  }
}

const visitors = Object.entries(visitorColumns) as [keyof typeof visitorColumns, SQL][];

const valuesOf = ({ fullName, email, phoneNumber }: VisitorContact) =>
  sql`${fullName}::text, ${email}::text, ${phoneNumber}::text`;

/** Of notes beside the diary the latest counts: where both records have one at a shelter, a new one has both texts. */
export const combineNotes = (
  tx: Queries,
  { from, to, by, now }: { from: string; to: string; by: string; now: Date },
): Promise<string[]> => {
  const latest = (userId: string) => sql`(SELECT DISTINCT ON (shelter_id) shelter_id, text
    FROM internal_notes WHERE user_id = ${userId} AND entry_id IS NULL ORDER BY shelter_id, id DESC)`;
  return keysOf(
    tx,
    sql`INSERT INTO internal_notes (shelter_id, user_id, text, written_by, written_at)
      SELECT shelter_id, ${to}, concat_ws(E'\n\n', remaining.text, joined.text), ${by}, ${now.toISOString()}::timestamptz
      FROM ${latest(to)} AS remaining JOIN ${latest(from)} AS joined USING (shelter_id)
      WHERE remaining.text <> '' AND joined.text <> '' RETURNING id::text AS key`,
  );
};

export async function deleteCombinedNotes(tx: Queries, { combined_notes: ids }: MovedRows) {
  await tx.execute(
    sql`DELETE FROM internal_notes WHERE id::text = ANY (${sql.param(ids ?? [])}::text[])`,
  );
}

/** All pets of visits and adoptions, which are locked before people. */
export async function listPetsOfRecords(
  tx: Queries,
  { userId, visitor }: { userId: string | null; visitor: VisitorContact },
): Promise<string[]> {
  const isOfRecord = (name: keyof typeof visitorColumns) =>
    userId
      ? sql`user_id = ${userId}`
      : sql`user_id IS NULL AND ROW(${visitorColumns[name]}) IS NOT DISTINCT FROM ROW(${valuesOf(visitor)})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT DISTINCT id FROM (
      SELECT unnest(ARRAY[pet_id, bonded_pet_id]) AS id FROM visits WHERE ${isOfRecord('visits')}
      UNION SELECT pet_id FROM adoption_pets WHERE adoption_id IN (SELECT id FROM adoptions WHERE ${isOfRecord('adoptions')})
    ) AS pets WHERE id IS NOT NULL`);
  return rows.map(({ id }) => id);
}

/** Whether two of a person's open adoptions are about the same pet. */
export async function adoptsTwice(tx: Queries, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM adoptions JOIN adoption_pets ON adoption_id = adoptions.id
    WHERE user_id = ${userId} AND ended_at IS NULL
    GROUP BY pet_id HAVING count(*) > 1 LIMIT 1`);
  return rows.length > 0;
}
