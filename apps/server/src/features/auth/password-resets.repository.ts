import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PasswordResetRow, passwordResets } from './auth.tables.ts';

export async function insertReset(database: Queries, row: PasswordResetRow): Promise<void> {
  await database.insert(passwordResets).values(row);
}

/** @returns undefined when there is no such reset, or it has expired */
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

/** Deletes the reset, so that only one of two simultaneous requests gets it. */
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
