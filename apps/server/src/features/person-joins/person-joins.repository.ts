import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { hasWord, matchesWords } from '../../platform/database/search-text.ts';
import { isKnownAt, isNotJoined } from '../users/people-query.repository.ts';
import { type UserRow, users } from '../users/users.table.ts';
import type { VisitorContact } from './moved-rows.repository.ts';
import { type PersonJoinRow, personJoins } from './person-joins.table.ts';

/** Enough to choose from; a search finds others. */
const MAX_CANDIDATES = 20;

/** Another record that may be of the same person. */
export interface Candidate extends VisitorContact, Record<string, unknown> {
  kind: 'user_id' | 'visit_id' | 'adoption_id';
  id: string;
  at: string;
}

/** Of visits and adoptions of a shelter without an account; the latest of each visitor. */
const visitorsOf = (shelterId: string) => sql`
  SELECT DISTINCT ON ("fullName", email, "phoneNumber") * FROM (
    SELECT 'visit_id' AS kind, id, visitor_name AS "fullName", visitor_email AS email,
      visitor_phone AS "phoneNumber", starts_at AS at
    FROM visits WHERE shelter_id = ${shelterId} AND user_id IS NULL AND visitor_name <> ''
    UNION ALL SELECT 'adoption_id', id, adopter_name, adopter_email, adopter_phone, created_at
    FROM adoptions WHERE shelter_id = ${shelterId} AND user_id IS NULL AND adopter_name <> ''
  ) AS named ORDER BY "fullName", email, "phoneNumber", at DESC`;

/** @param search without it, by name, mailbox and telephone of the person */
export async function listCandidates(
  database: Queries,
  { id, fullName, email, phoneNumber }: UserRow,
  {
    shelterId,
    isOnlyShelter,
    search,
  }: { shelterId: string; isOnlyShelter: boolean; search?: string | undefined },
): Promise<Candidate[]> {
  const text = sql`fold_text(concat_ws(' ', "fullName", email, "phoneNumber"))`;
  const isAlike = sql`(fold_text("fullName") = fold_text(${fullName}) OR lower(email) = lower(${email})
    OR "phoneNumber" = ${phoneNumber})`;
  const isFound: SQL =
    (search ? matchesWords(search, (word) => hasWord(text, word)) : undefined) ?? isAlike;
  const { rows } = await database.execute<Candidate>(sql`
    SELECT * FROM (
      (${visitorsOf(shelterId)})
      UNION ALL SELECT 'user_id', id, full_name, email, phone_number, created_at FROM users
      WHERE id <> ${id} AND role = 'adopter' AND ${isNotJoined}
        AND ${isOnlyShelter ? sql`true` : isKnownAt(shelterId)}
    ) AS candidates WHERE ${isFound} ORDER BY at DESC LIMIT ${MAX_CANDIDATES}`);
  return rows;
}

/** Whom a visit or an adoption of a shelter without an account names. */
export async function findVisitor(
  tx: Queries,
  { kind, id }: Pick<Candidate, 'kind' | 'id'>,
  shelterId: string,
): Promise<VisitorContact | undefined> {
  const of = kind === 'visit_id' ? ['visits', 'visitor'] : ['adoptions', 'adopter'];
  const [table, who] = of.map((name) => sql.raw(name));
  const { rows } = await tx.execute<VisitorContact & Record<string, unknown>>(sql`
    SELECT ${who}_name AS "fullName", ${who}_email AS email, ${who}_phone AS "phoneNumber" FROM ${table}
    WHERE id = ${id} AND shelter_id = ${shelterId} AND user_id IS NULL AND ${who}_name <> ''`);
  return rows[0];
}

export const lockPeople = (tx: Queries, ids: string[]): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(sql`id = ANY (${sql.param(ids)}::uuid[])`)
    .orderBy(asc(users.id))
    .for('no key update');

export async function insertJoin(tx: Queries, row: PersonJoinRow): Promise<void> {
  await tx.insert(personJoins).values(row);
}

export async function deleteJoin(tx: Queries, id: string): Promise<void> {
  await tx.delete(personJoins).where(eq(personJoins.id, id));
}

export async function findJoin(tx: Queries, id: string): Promise<PersonJoinRow | undefined> {
  const [row] = await tx.select().from(personJoins).where(eq(personJoins.id, id));
  return row;
}

export async function lockJoin(tx: Queries, id: string): Promise<PersonJoinRow | undefined> {
  const [row] = await tx.select().from(personJoins).where(eq(personJoins.id, id)).for('update');
  return row;
}

/** The latest first. */
export const listJoinsOf = (database: Queries, userId: string) =>
  database
    .select({ join: personJoins, joinedBy: users.fullName })
    .from(personJoins)
    .leftJoin(users, eq(users.id, personJoins.joinedBy))
    .where(eq(personJoins.userId, userId))
    .orderBy(desc(personJoins.joinedAt));

/** Of an account that cannot log in, because another one remains. */
export async function isJoined(database: Queries, userId: string): Promise<boolean> {
  return (await database.$count(personJoins, eq(personJoins.joinedUserId, userId))) > 0;
}

/** The accounts that were joined with one, which go with it. */
export async function listJoinedAccounts(tx: Queries, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: personJoins.joinedUserId })
    .from(personJoins)
    .where(and(eq(personJoins.userId, userId), sql`joined_user_id IS NOT NULL`));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Those that have been there since before a time. */
export const listJoinsBefore = (database: Queries, before: Date): Promise<PersonJoinRow[]> =>
  database.select().from(personJoins).where(lt(personJoins.joinedAt, before)).limit(100);

/** By the actor of the transaction. */
export async function recordJoin(
  tx: Queries,
  kind: 'person.joined' | 'person.separated',
  userId: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`SELECT record_event(${kind}, 'person', ${userId}::uuid, NULL, ${userId}::uuid,
    ${now.toISOString()}::timestamptz, '{}')`);
}
