import type { HomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { homeDetails } from './home-details.table.ts';

const { userId: _userId, updatedAt: _updatedAt, ...answers } = getTableColumns(homeDetails);

/** @returns undefined before anything was answered */
export async function findHomeDetails(
  database: Queries,
  userId: string,
): Promise<HomeDetails | undefined> {
  const [row] = await database
    .select(answers)
    .from(homeDetails)
    .where(eq(homeDetails.userId, userId));
  return row;
}

/** Stores the given answers and leaves the others. @returns all answers */
export async function upsertHomeDetails(
  database: Queries,
  row: typeof homeDetails.$inferInsert,
): Promise<HomeDetails | undefined> {
  const { userId, ...changes } = row;
  const [stored] = await database
    .insert(homeDetails)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: homeDetails.userId, set: changes })
    .returning(answers);
  return stored;
}
