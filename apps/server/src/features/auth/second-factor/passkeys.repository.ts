import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { type PasskeyRow, passkeys } from './second-factor.tables.ts';

/** Newest first. */
export function listPasskeys(database: Queries, userId: string): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function findPasskey(database: Queries, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await database.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

/** @returns false when there is a passkey with this id already, of whomever */
export async function insertPasskey(database: Queries, row: PasskeyRow): Promise<boolean> {
  const inserted = await database
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/** @returns false when it was removed meanwhile, or used with this counter or a higher one by a copy */
export async function markPasskeyUsed(
  database: Queries,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const updated = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    // Authenticators that do not count always say zero.
    .where(and(eq(passkeys.id, id), sql`(${passkeys.counter} < ${counter} OR ${counter} = 0)`))
    .returning({ id: passkeys.id });
  return updated.length > 0;
}

/** @returns the one that was removed */
export async function deletePasskey(
  database: Queries,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await database
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}
