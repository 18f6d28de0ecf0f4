import type { PeopleFilters, PeopleQuery } from '@pawmatch/contract/users/people-query';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { hasWord, matchesWords } from '../../platform/search-text.ts';
import { type UserRow, users } from './users.table.ts';

/** The indexed text of a person. */
export const userText = sql`fold_text(${users.fullName} || ' ' || ${users.email} || ' ' || coalesce(${users.phoneNumber}, ''))`;

const matchesFilters = ({ role, q }: PeopleFilters): SQL | undefined =>
  and(
    role && eq(users.role, role),
    matchesWords(q, (word) => hasWord(userText, word)),
  );

const sortOrders = {
  name: [asc(sql`lower(${users.fullName})`), asc(users.id)],
  newest: [desc(users.createdAt), desc(users.id)],
};

/** B4.01: one page of the accounts that match. */
export function queryUsers(database: Queries, query: PeopleQuery): Promise<UserRow[]> {
  return database
    .select()
    .from(users)
    .where(matchesFilters(query))
    .orderBy(...sortOrders[query.sort ?? 'name'])
    .limit(query.limit)
    .offset(query.offset ?? 0);
}

export async function countUsers(database: Queries, filters: PeopleFilters): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(users)
    .where(matchesFilters(filters));
  return row?.total ?? 0;
}
