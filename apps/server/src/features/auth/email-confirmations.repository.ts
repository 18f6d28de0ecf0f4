import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type EmailConfirmationRow, emailConfirmations } from './auth.tables.ts';

export async function insertConfirmation(
  database: Queries,
  row: EmailConfirmationRow,
): Promise<void> {
  await database.insert(emailConfirmations).values(row);
}

/** @returns undefined when the link is unknown, used or expired */
export async function findConfirmation(
  database: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailConfirmationRow | undefined> {
  const [row] = await database.select().from(emailConfirmations).where(isOpen(tokenHash, now));
  return row;
}

const isOpen = (tokenHash: Buffer, now: Date) =>
  and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now));

/** Deletes the confirmation, so that only one of two simultaneous requests gets it. */
export async function takeConfirmation(
  database: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailConfirmationRow | undefined> {
  const [row] = await database.delete(emailConfirmations).where(isOpen(tokenHash, now)).returning();
  return row;
}

export async function deleteConfirmationsOfUser(database: Queries, userId: string): Promise<void> {
  await database.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
}

export async function deleteEndedConfirmations(database: Queries, now: Date): Promise<void> {
  await database.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, now));
}
