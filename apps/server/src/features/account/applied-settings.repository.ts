import { eq } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database.ts';

/** Settings that count once, until they are changed (S54). */
const appliedSettings = pgTable('applied_settings', {
  name: text().primaryKey(),
  /** Null: applied by a version that stored none. */
  fingerprint: text(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

/** @returns undefined when the setting was never applied to this database */
export async function findAppliedSetting(database: Queries, name: string) {
  const [row] = await database
    .select({ fingerprint: appliedSettings.fingerprint })
    .from(appliedSettings)
    .where(eq(appliedSettings.name, name));
  return row;
}

/** Servers that start at once apply it one after the other, to the end of the transaction. */
export async function lockAppliedSettings(transaction: Queries): Promise<void> {
  await transaction.execute('LOCK TABLE applied_settings IN SHARE ROW EXCLUSIVE MODE');
}

export async function storeAppliedSetting(
  database: Queries,
  name: string,
  { fingerprint, appliedAt }: { fingerprint: string; appliedAt: Date },
): Promise<void> {
  await database
    .insert(appliedSettings)
    .values({ name, fingerprint, appliedAt })
    .onConflictDoUpdate({ target: appliedSettings.name, set: { fingerprint, appliedAt } });
}
