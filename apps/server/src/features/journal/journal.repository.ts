import { readKindsOf } from '@pawmatch/contract/journal/journal-values';
import type { StaffRole } from '@pawmatch/contract/staff/capabilities';
import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { JournalFilters } from '../history/history.repository.ts';
import { users } from '../users/users.table.ts';
import { journal } from './journal.table.ts';

/** Keeps each statement short. */
const BATCH = 5_000;

/** The hour of an entry, as in the unique indexes. */
const hourOf = (time: unknown) =>
  sql`date_bin('1 hour', ${time}::timestamptz, '2000-01-01 00:00+00')`;

/** A person, or a visit with the contact data of its visitor, that a colleague opens. */
export interface Opening {
  kind: 'person.opened' | 'visit.opened';
  id: string;
  colleagueId: string;
  /** Where they work while they read it. */
  shelterId: string;
  now: Date;
}

/** The adopter of an adoption. @returns null for one without an account */
export async function findAdopterOf(database: Queries, adoptionId: string): Promise<string | null> {
  const { rows } = await database.execute<{ id: string | null }>(
    sql`SELECT user_id AS id FROM adoptions WHERE id = ${adoptionId}`,
  );
  return rows[0]?.id ?? null;
}

/** Whether it is in the journal of this hour: the short way of all openings but the first. */
export async function isRecorded(
  database: Queries,
  { kind, id, colleagueId, shelterId, now }: Opening,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT FROM journal
    WHERE colleague_id = ${colleagueId} AND shelter_id = ${shelterId}
      AND kind = ${kind} AND kind IN ('person.opened', 'visit.opened')
      AND coalesce(visit_id, person_id) = ${id}
      AND ${hourOf(sql`happened_at`)} = ${hourOf(now.toISOString())}`);
  return rows.length > 0;
}

/**
 * Records an opening, unless it is recorded in this hour.
 * @returns whether it was the first
 */
export async function insertOpening(
  transaction: Queries,
  { kind, id, colleagueId, shelterId, now }: Opening,
): Promise<boolean> {
  const opened =
    kind === 'person.opened'
      ? sql`SELECT id, NULL::uuid FROM users WHERE id = ${id} AND id <> ${colleagueId}`
      : sql`SELECT user_id, id FROM visits
            WHERE id = ${id} AND num_nonnulls(user_id, visitor_email, visitor_phone) > 0`;
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO journal (kind, colleague_id, shelter_id, person_id, visit_id, happened_at)
    SELECT ${kind}, ${colleagueId}::uuid, ${shelterId}::uuid, opened.*, ${now.toISOString()}::timestamptz
    FROM (${opened}) AS opened
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** A list that a colleague reads. */
export interface ReadList {
  kind: (typeof readKindsOf)['listed'][number];
  filters: Record<string, unknown>;
  /** Rows up to the end of the page. */
  total: number;
  colleagueId: string;
  /** Where they work while they read it. */
  shelterId: string;
  now: Date;
}

/** Records a list once an hour, with the most rows that were shown. */
export async function insertList(
  database: Queries,
  { kind, filters, total, colleagueId, shelterId, now }: ReadList,
): Promise<void> {
  const at = now.toISOString();
  const list = JSON.stringify(filters);
  await database.execute(sql`
    INSERT INTO journal (kind, colleague_id, shelter_id, filters, total, happened_at)
    SELECT ${kind}, ${colleagueId}::uuid, ${shelterId}::uuid, ${list}::jsonb, ${total}::integer, ${at}::timestamptz
    WHERE NOT EXISTS (
      SELECT FROM journal
      WHERE colleague_id = ${colleagueId} AND shelter_id = ${shelterId}
        AND kind = ${kind} AND kind IN ('people.listed', 'visits.listed', 'adoptions.listed')
        AND filters = ${list}::jsonb AND ${hourOf(sql`happened_at`)} = ${hourOf(at)} AND total >= ${total}
    )
    ON CONFLICT (colleague_id, shelter_id, kind, filters, date_bin('1 hour', happened_at, '2000-01-01 00:00+00'))
      WHERE kind IN ('people.listed', 'visits.listed', 'adoptions.listed')
      DO UPDATE SET total = greatest(journal.total, excluded.total)`);
}

/** Records that a colleague made an address with which a calendar program reads the visits. */
export async function insertCalendarCreation(
  transaction: Queries,
  { colleagueId, shelterId, now }: Pick<Opening, 'colleagueId' | 'shelterId' | 'now'>,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO journal (kind, colleague_id, shelter_id, happened_at)
    VALUES ('calendar.created', ${colleagueId}::uuid, ${shelterId}::uuid, ${now.toISOString()}::timestamptz)`);
}

const people = alias(users, 'people');

/** What staff read, newest first. */
export function listReads(
  database: Queries,
  { shelterId, personId, colleagueId, kind, from, until, before, limit }: JournalFilters,
) {
  return database
    .select({
      read: getTableColumns(journal),
      colleagueName: users.fullName,
      personName: people.fullName,
    })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.colleagueId))
    .leftJoin(people, eq(people.id, journal.personId))
    .where(
      and(
        shelterId ? eq(journal.shelterId, shelterId) : undefined,
        personId ? eq(journal.personId, personId) : undefined,
        colleagueId ? eq(journal.colleagueId, colleagueId) : undefined,
        kind ? inArray(journal.kind, [...readKindsOf[kind]]) : undefined,
        from && gte(journal.happenedAt, from),
        until && lt(journal.happenedAt, until),
        before ? lt(journal.id, before) : undefined,
      ),
    )
    .orderBy(desc(journal.id))
    .limit(limit);
}

export type ReadDetails = Awaited<ReturnType<typeof listReads>>[number];

interface AccessByStaff extends Record<string, unknown> {
  kind: 'person.opened' | 'visit.opened' | 'person.exported';
  /** Null for a colleague who has left. */
  by: StaffRole | null;
  at: string;
}

/** Who of the staff opened or downloaded a person's data, newest first, by role alone. */
export async function listAccessByStaff(
  database: Queries,
  userId: string,
  limit: number,
): Promise<AccessByStaff[]> {
  const { rows } = await database.execute<AccessByStaff>(sql`
    SELECT accesses.kind, at, (
      SELECT role FROM memberships
      WHERE user_id = colleague_id AND until IS NULL ORDER BY shelter_id NULLS LAST LIMIT 1
    ) AS by
    FROM (
      SELECT id, kind, colleague_id, happened_at AS at FROM journal
      WHERE person_id = ${userId} AND kind IN ('person.opened', 'visit.opened')
      UNION ALL
      SELECT id, kind, actor_id, happened_at FROM events
      WHERE person_id = ${userId} AND kind = 'person.exported' AND actor = 'staff'
    ) AS accesses
    ORDER BY id DESC LIMIT ${limit}`);
  return rows;
}

/** @returns how many entries were deleted */
export async function deleteReadsBefore(database: Database, before: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const old = database
      .select({ id: journal.id })
      .from(journal)
      .where(lt(journal.happenedAt, before))
      .limit(BATCH);
    const { rowCount } = await database.delete(journal).where(inArray(journal.id, old));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}
