import { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PreferencesRow, preferences, requiredTraits } from './preferences.tables.ts';

export async function findPreferences(
  database: Queries,
  userId: string,
): Promise<PreferencesRow | undefined> {
  const [row] = await database.select().from(preferences).where(eq(preferences.userId, userId));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockPreferences(
  transaction: Queries,
  userId: string,
): Promise<PreferencesRow | undefined> {
  const [row] = await transaction
    .select()
    .from(preferences)
    .where(eq(preferences.userId, userId))
    .for('update');
  return row;
}

/** @returns undefined when there are preferences already, which stay unchanged */
export async function insertPreferences(
  database: Queries,
  row: PreferencesRow,
): Promise<PreferencesRow | undefined> {
  const [inserted] = await database
    .insert(preferences)
    .values(row)
    .onConflictDoNothing()
    .returning();
  return inserted;
}

/** @returns undefined when there are no preferences */
export async function updatePreferences(
  database: Queries,
  userId: string,
  columns: Partial<PreferencesRow>,
): Promise<PreferencesRow | undefined> {
  const [updated] = await database
    .update(preferences)
    .set(columns)
    .where(eq(preferences.userId, userId))
    .returning();
  return updated;
}

/** In the order of the contract. */
export async function listRequiredTraits(
  database: Queries,
  userId: string,
): Promise<TrainingTrait[]> {
  const rows = await database
    .select({ trait: requiredTraits.trait })
    .from(requiredTraits)
    .where(eq(requiredTraits.userId, userId));
  return TrainingTrait.options.filter((trait) => rows.some((row) => row.trait === trait));
}

export async function insertRequiredTrait(
  database: Queries,
  userId: string,
  trait: TrainingTrait,
): Promise<void> {
  await database.insert(requiredTraits).values({ userId, trait }).onConflictDoNothing();
}

export async function deleteRequiredTrait(
  database: Queries,
  userId: string,
  trait: TrainingTrait,
): Promise<void> {
  await database
    .delete(requiredTraits)
    .where(and(eq(requiredTraits.userId, userId), eq(requiredTraits.trait, trait)));
}
