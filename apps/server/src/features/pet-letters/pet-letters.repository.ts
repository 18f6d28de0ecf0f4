import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PetLetterRow, petLetters } from './pet-letters.table.ts';

/** @returns false when the visit has a letter already */
export async function insertPetLetter(transaction: Queries, row: PetLetterRow): Promise<boolean> {
  const { rowCount } = await transaction.insert(petLetters).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function findPetLetter(
  database: Queries,
  visitId: string,
): Promise<PetLetterRow | undefined> {
  const [row] = await database.select().from(petLetters).where(eq(petLetters.visitId, visitId));
  return row;
}

export async function findSharedLetter(
  database: Queries,
  token: string,
): Promise<PetLetterRow | undefined> {
  const [row] = await database.select().from(petLetters).where(eq(petLetters.shareToken, token));
  return row;
}

/** The newest first. */
export const listPetLettersOfUser = (database: Queries, userId: string): Promise<PetLetterRow[]> =>
  database
    .select()
    .from(petLetters)
    .where(eq(petLetters.userId, userId))
    .orderBy(desc(petLetters.sentAt));

/**
 * Shares a letter, or ends this. A shared letter keeps its token, also when two requests share it at once.
 * @param shareToken null ends the sharing
 * @returns undefined when the person has no such letter
 */
export async function setShareToken(
  database: Queries,
  { visitId, userId }: { visitId: string; userId: string },
  shareToken: PetLetterRow['shareToken'],
): Promise<PetLetterRow | undefined> {
  const existing = sql`coalesce(${petLetters.shareToken}, ${shareToken})`;
  const [row] = await database
    .update(petLetters)
    .set({ shareToken: shareToken === null ? null : existing })
    .where(and(eq(petLetters.visitId, visitId), eq(petLetters.userId, userId)))
    .returning();
  return row;
}
