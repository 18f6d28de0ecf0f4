import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database.ts';
import { type PasswordResetRow, passwordResets } from './auth.tables.ts';

export async function insertReset(database: Queries, row: PasswordResetRow): Promise<void> {
  await database.insert(passwordResets).values(row);
}

/** Undefined when there is none, or it has ended. */
export async function findReset(
  database: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<PasswordResetRow | undefined> {
  const [row] = await database
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row;
}

/** Uses it up: of two who come at once, one gets it. */
export async function takeReset(
  database: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<PasswordResetRow | undefined> {
  const [row] = await database
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning();
  return row;
}

export async function deleteResetsOfUser(database: Queries, userId: string): Promise<void> {
  await database.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteEndedResets(database: Queries, now: Date): Promise<void> {
  await database.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
