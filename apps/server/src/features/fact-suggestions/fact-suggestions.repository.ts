import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { dismissedFactSuggestions } from './dismissed-fact-suggestions.table.ts';

export function listDismissed(database: Queries, petId: string) {
  return database
    .select()
    .from(dismissedFactSuggestions)
    .where(eq(dismissedFactSuggestions.petId, petId));
}

export async function insertDismissed(
  database: Queries,
  row: typeof dismissedFactSuggestions.$inferInsert,
): Promise<void> {
  await database.insert(dismissedFactSuggestions).values(row).onConflictDoNothing();
}
