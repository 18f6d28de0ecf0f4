import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type CareItemRow, careItems } from './care.tables.ts';
import { isDue } from './care-items.repository.ts';

/** The weighing that is due first, until a day. */
export async function findDueWeighing(
  transaction: Queries,
  { stayId, today }: { stayId: string; today: string },
): Promise<CareItemRow | undefined> {
  const [row] = await transaction
    .select()
    .from(careItems)
    .where(
      and(
        eq(careItems.stayId, stayId),
        eq(careItems.kind, 'weight'),
        isDue,
        sql`${careItems.dueOn} <= ${today}`,
      ),
    )
    .orderBy(asc(careItems.dueOn), asc(careItems.id))
    .limit(1);
  return row;
}

/** Weights in grams, of a pet between two times. */
export async function listWeights(
  transaction: Queries,
  { petId, from, to }: { petId: string; from: Date; to: Date },
): Promise<number[]> {
  const rows = await transaction
    .select({ grams: sql<number>`${careItems.grams}` })
    .from(careItems)
    .where(
      and(
        eq(careItems.petId, petId),
        sql`${careItems.grams} IS NOT NULL`,
        sql`${careItems.doneAt} >= ${from.toISOString()} AND ${careItems.doneAt} < ${to.toISOString()}`,
      ),
    );
  return rows.map(({ grams }) => grams);
}
