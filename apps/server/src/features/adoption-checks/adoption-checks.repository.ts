import type { AdoptionCheckName } from '@pawmatch/contract/adoption-checks/adoption-check-values';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { users } from '../users/users.table.ts';
import { adoptionChecks } from './adoption-checks.table.ts';

/** An adoption of a shelter. */
export async function findAdoptionOf(
  database: Queries,
  id: string,
  shelterId: string,
): Promise<{ userId: string | null } | undefined> {
  const [row] = await database
    .select({ userId: adoptions.userId })
    .from(adoptions)
    .where(and(eq(adoptions.id, id), eq(adoptions.shelterId, shelterId)));
  return row;
}

export const listChecks = (database: Queries, adoptionId: string) =>
  database
    .select({ row: adoptionChecks, by: users.fullName })
    .from(adoptionChecks)
    .leftJoin(users, eq(users.id, adoptionChecks.checkedBy))
    .where(eq(adoptionChecks.adoptionId, adoptionId));

export async function saveCheck(
  database: Queries,
  row: typeof adoptionChecks.$inferInsert,
): Promise<void> {
  const target = [adoptionChecks.adoptionId, adoptionChecks.check];
  await database.insert(adoptionChecks).values(row).onConflictDoUpdate({ target, set: row });
}

export async function deleteCheck(
  database: Queries,
  adoptionId: string,
  check: AdoptionCheckName,
): Promise<void> {
  await database
    .delete(adoptionChecks)
    .where(and(eq(adoptionChecks.adoptionId, adoptionId), eq(adoptionChecks.check, check)));
}

/** What staff wrote about a person goes with the account. */
export async function forgetCheckNotesOfUser(transaction: Queries, userId: string): Promise<void> {
  await transaction.execute(sql`
    UPDATE adoption_checks SET note = NULL FROM adoptions
    WHERE adoptions.id = adoption_id AND adoptions.user_id = ${userId} AND note IS NOT NULL`);
}
