import type { PeopleFilters, PeopleQuery } from '@pawmatch/contract/users/people-query';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { hasWord, matchesWords } from '../../platform/database/search-text.ts';
import { type UserRow, users } from './users.table.ts';

/** The indexed text of a person. */
const userText = sql`fold_text(${users.fullName} || ' ' || ${users.email} || ' ' || coalesce(${users.phoneNumber}, ''))`;

const matchesFilters = ({ role, q }: PeopleFilters): SQL | undefined =>
  and(
    role && eq(users.role, role),
    matchesWords(q, (word) => hasWord(userText, word)),
  );

const sortOrders = {
  name: [asc(sql`lower(${users.fullName})`), asc(users.id)],
  newest: [desc(users.createdAt), desc(users.id)],
};

/** One page of the accounts that match. Its ids are read first, without sorting whole rows. */
export function queryUsers(database: Queries, query: PeopleQuery): Promise<UserRow[]> {
  const order = sortOrders[query.sort ?? 'name'];
  const page = database
    .select({ id: users.id })
    .from(users)
    .where(matchesFilters(query))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return database
    .select()
    .from(users)
    .where(inArray(users.id, page))
    .orderBy(...order);
}

export async function countUsers(database: Queries, filters: PeopleFilters): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(users)
    .where(matchesFilters(filters));
  return row?.total ?? 0;
}
