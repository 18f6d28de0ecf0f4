import { and, desc, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { grants } from '../grants/grants.table.ts';
import { type PetLetterRow, petLetters } from './pet-letters.table.ts';

export interface PetLetterDetails extends PetLetterRow {
  isShared: boolean;
}

/** @returns false when the visit has a letter already */
export async function insertPetLetter(transaction: Queries, row: PetLetterRow): Promise<boolean> {
  const { rowCount } = await transaction.insert(petLetters).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** The newest first. */
function select(database: Queries, condition: SQL | undefined): Promise<PetLetterDetails[]> {
  const address = database
    .select({ one: sql`1` })
    .from(grants)
    .where(and(eq(grants.purpose, 'pet letter'), eq(grants.subjectId, petLetters.visitId)));
  return database
    .select({ ...getTableColumns(petLetters), isShared: sql<boolean>`${exists(address)}` })
    .from(petLetters)
    .where(condition)
    .orderBy(desc(petLetters.sentAt));
}

export async function findPetLetter(
  database: Queries,
  visitId: string,
): Promise<PetLetterDetails | undefined> {
  return (await select(database, eq(petLetters.visitId, visitId)))[0];
}

export const listPetLettersOfUser = (database: Queries, userId: string) =>
  select(database, eq(petLetters.userId, userId));
