import type { PeopleFilters, PeopleQuery } from '@pawmatch/contract/users/people-query';
import type { Role } from '@pawmatch/contract/users/user';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { hasWord, matchesWords } from '../../platform/database/search-text.ts';
import { type UserRow, users } from './users.table.ts';

/** The indexed text of a person. */
const userText = sql`fold_text(${users.fullName} || ' ' || ${users.email} || ' ' || coalesce(${users.phoneNumber}, ''))`;

const isKnownWhere = (isPlace: (shelterId: SQL) => SQL): SQL => sql`(
  EXISTS (SELECT FROM visits WHERE user_id = ${users.id} AND ${isPlace(sql`shelter_id`)})
  OR EXISTS (SELECT FROM adoptions WHERE user_id = ${users.id} AND ${isPlace(sql`shelter_id`)})
  OR EXISTS (SELECT FROM waiting_list JOIN pets ON pets.id = pet_id
    WHERE waiting_list.user_id = ${users.id} AND ${isPlace(sql`pets.shelter_id`)})
  OR EXISTS (SELECT FROM memberships WHERE user_id = ${users.id} AND ${isPlace(sql`shelter_id`)}))`;

/** Of a query over `users`: who has asked a shelter for a visit, adopts or waits for a pet of it, or works there. */
export const isKnownAt = (shelterId: string | SQL): SQL =>
  isKnownWhere((place) => sql`${place} = ${shelterId}`);

/** Whether a shelter other than this one knows a person, too. */
export async function isKnownElsewhere(
  database: Queries,
  { userId, shelterId }: { userId: string; shelterId: string },
): Promise<boolean> {
  const isElsewhere = isKnownWhere((place) => sql`${place} <> ${shelterId}`);
  return (await database.$count(users, and(eq(users.id, userId), isElsewhere))) > 0;
}

/** The shelters that know a person. */
export async function listSheltersOf(database: Queries, userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    SELECT shelters.id FROM shelters, users
    WHERE users.id = ${userId} AND ${isKnownAt(sql`shelters.id`)}`);
  return rows.map(({ id }) => id);
}

/** Admin for who works at the shelter, whatever they are elsewhere. @param shelterId null where there is one shelter */
const roleAt = (shelterId: string | null): SQL<Role> =>
  shelterId === null
    ? sql`users.role`
    : sql`CASE WHEN EXISTS (
        SELECT FROM memberships WHERE user_id = users.id AND shelter_id = ${shelterId}
          AND until IS NULL AND suspended_at IS NULL
      ) THEN 'admin' ELSE 'adopter' END`;

const personAt = (shelterId: string | null) => ({
  ...getTableColumns(users),
  role: roleAt(shelterId),
});

/** A person as a shelter sees them. @param shelterId null where one shelter has all people */
export async function findPerson(
  database: Queries,
  id: string,
  shelterId: string | null,
): Promise<UserRow | undefined> {
  const [row] = await database.select(personAt(shelterId)).from(users).where(eq(users.id, id));
  return row;
}

/** Not of an account that was joined with another one of the same person. NOT IN reads the few joins only once. */
export const isNotJoined = sql`${users.id} NOT IN (
  SELECT joined_user_id FROM person_joins WHERE joined_user_id IS NOT NULL)`;

/** @param shelterId null where one shelter has all people */
export const matchesFilters = (
  { role, q }: PeopleFilters,
  shelterId: string | null,
): SQL | undefined =>
  and(
    shelterId ? isKnownAt(shelterId) : undefined,
    isNotJoined,
    role && eq(roleAt(shelterId), role),
    matchesWords(q, (word) => hasWord(userText, word)),
  );

export const sortOrders = {
  name: [asc(sql`lower(${users.fullName})`), asc(users.id)],
  newest: [desc(users.createdAt), desc(users.id)],
};

/** One page of the accounts that match. Its ids are read first, without sorting whole rows. */
export function queryUsers(
  database: Queries,
  query: PeopleQuery,
  shelterId: string | null,
): Promise<UserRow[]> {
  const order = sortOrders[query.sort ?? 'name'];
  const page = database
    .select({ id: users.id })
    .from(users)
    .where(matchesFilters(query, shelterId))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return database
    .select(personAt(shelterId))
    .from(users)
    .where(inArray(users.id, page))
    .orderBy(...order);
}

export async function countUsers(
  database: Queries,
  filters: PeopleFilters,
  shelterId: string | null,
): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(users)
    .where(matchesFilters(filters, shelterId));
  return row?.total ?? 0;
}
