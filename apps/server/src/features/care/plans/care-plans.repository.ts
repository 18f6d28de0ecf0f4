import { listFirstCarePlans } from '@pawmatch/contract/care/first-care-plans';
import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { inLanguage } from '../../../platform/language/language.ts';
import { type CarePlanRow, carePlans, type Vaccine, vaccinesOf } from '../care.tables.ts';

const isOf = (shelterId: string) => eq(carePlans.shelterId, shelterId);

/** The plans that a shelter begins with, all off; not again after they were deleted. */
export async function ensureFirstPlans(
  database: Queries,
  shelterId: string,
  now: Date,
): Promise<void> {
  if ((await database.$count(carePlans, isOf(shelterId))) > 0) return;
  // As all names of care that the product gives are stored.
  const rows = inLanguage(DEFAULT_LANGUAGE, listFirstCarePlans).map(({ key, ...plan }) => ({
    ...plan,
    id: newId(),
    shelterId,
    firstKey: key,
    is_on: false,
    createdAt: now,
    updatedAt: now,
  }));
  await database.insert(carePlans).values(rows).onConflictDoNothing();
}

export const listPlans = (database: Queries, shelterId: string): Promise<CarePlanRow[]> =>
  database
    .select()
    .from(carePlans)
    .where(and(isOf(shelterId), isNull(carePlans.deletedAt)))
    .orderBy(asc(carePlans.species), asc(carePlans.name), asc(carePlans.id));

export type PlanInUse = CarePlanRow & { vaccines: Vaccine[] };

export const listPlansInUse = (database: Queries, shelterId: string): Promise<PlanInUse[]> =>
  database
    .select({
      ...getTableColumns(carePlans),
      vaccines: vaccinesOf(carePlans.kind, carePlans.name, carePlans.product),
    })
    .from(carePlans)
    .where(and(isOf(shelterId), isNull(carePlans.deletedAt), eq(carePlans.is_on, true)))
    .orderBy(asc(carePlans.id));

export async function insertPlan(
  database: Queries,
  row: typeof carePlans.$inferInsert,
): Promise<CarePlanRow | undefined> {
  const [inserted] = await database.insert(carePlans).values(row).returning();
  return inserted;
}

/** @returns undefined for one of another shelter, or that was deleted */
export async function updatePlan(
  database: Queries,
  { id, shelterId }: { id: string; shelterId: string },
  columns: Partial<CarePlanRow>,
): Promise<CarePlanRow | undefined> {
  const [changed] = await database
    .update(carePlans)
    .set(columns)
    .where(and(isOf(shelterId), eq(carePlans.id, id), isNull(carePlans.deletedAt)))
    .returning();
  return changed;
}
