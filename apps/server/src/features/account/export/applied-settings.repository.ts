import { eq } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/database.ts';

/** Settings that are applied once, and again after a change. */
const appliedSettings = pgTable('applied_settings', {
  name: text().primaryKey(),
  /** Null when an older version applied the setting. */
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

/** Makes servers that start simultaneously apply settings one after the other. */
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
