import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';

/** @returns null for an adopter without an account */
export async function findAdopterOf(database: Queries, adoptionId: string): Promise<string | null> {
  const [row] = await database
    .select({ userId: adoptions.userId })
    .from(adoptions)
    .where(eq(adoptions.id, adoptionId));
  return row?.userId ?? null;
}
