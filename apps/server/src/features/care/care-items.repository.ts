import { LATE_DOSE_DAYS } from '@pawmatch/contract/care/care-values';
import { addDays } from '@pawmatch/contract/zoned-time';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { holdPets } from '../pets/pets.repository.ts';
import { pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';
import { type CareItemRow, careItems, type Vaccine, vaccinesOf } from './care.tables.ts';

/** The longest list of what was done of one pet. */
const MAX_DONE = 500;

/** An item, who did or skipped it, and who wrote down its result later. */
export interface CareItemDetails {
  item: CareItemRow;
  doneByName: string | null;
  resultByName: string | null;
  /** Of a dose. */
  dosesADay: number | null;
}

/** An item, and what it is a vaccine against, which the database reads in its words. */
export interface CareItemWithVaccines extends CareItemDetails {
  vaccines: Vaccine[];
}

const nameOfUser = (id: AnyPgColumn) =>
  sql<string | null>`(SELECT full_name FROM users WHERE users.id = ${id})`;

/** Names are looked up row by row: a statement with three more joins takes longer to plan than that takes. */
export const itemDetails = {
  item: careItems,
  doneByName: nameOfUser(careItems.doneBy),
  resultByName: nameOfUser(careItems.resultBy),
  dosesADay: sql<number | null>`
    (SELECT times_a_day FROM care_courses WHERE care_courses.id = ${careItems.courseId})`,
};
const vaccines = vaccinesOf(careItems.kind, careItems.title, careItems.product);

export const isDue = isNull(careItems.recordedAt);

/** A dose of the days before is not given any more. */
export const isNotTooLate = (today: string): SQL =>
  sql`(${careItems.courseId} IS NULL OR ${careItems.dueOn} >= ${addDays(today, -LATE_DOSE_DAYS)})`;

const selectItems = (database: Queries) =>
  database.select({ ...itemDetails, vaccines }).from(careItems);

export const findItems = async (database: Queries, ids: string[]): Promise<CareItemDetails[]> =>
  ids.length === 0
    ? []
    : selectItems(database).where(sql`${careItems.id} = ANY (${sql.param(ids)}::uuid[])`);

/** What is due for a pet in its present stay; doses until the day. */
export const listDueOfPet = (
  database: Queries,
  { petId, shelterId, today }: { petId: string; shelterId: string; today: string },
): Promise<CareItemWithVaccines[]> =>
  selectItems(database)
    .innerJoin(stays, eq(stays.id, careItems.stayId))
    .where(
      and(
        eq(careItems.petId, petId),
        eq(careItems.shelterId, shelterId),
        isDue,
        isNotTooLate(today),
        isNull(stays.outcome),
        sql`(${careItems.courseId} IS NULL OR ${careItems.dueOn} <= ${today})`,
      ),
    )
    .orderBy(asc(careItems.dueOn), asc(careItems.title), asc(careItems.number), asc(careItems.id));

/** Tests of a pet whose result is awaited. */
export const listAwaitedOfPet = (
  database: Queries,
  petId: string,
): Promise<CareItemWithVaccines[]> =>
  selectItems(database).where(and(eq(careItems.petId, petId), careItems.awaitsResult));

/** The record of a pet goes with it from shelter to shelter. The latest first. */
export const listDoneOfPet = (database: Queries, petId: string): Promise<CareItemDetails[]> =>
  selectItems(database)
    .where(and(eq(careItems.petId, petId), sql`${careItems.recordedAt} IS NOT NULL`))
    .orderBy(desc(sql`coalesce(${careItems.doneAt}, ${careItems.skippedAt})`), desc(careItems.id))
    .limit(MAX_DONE);

/** Items of a shelter that somebody asks for. */
interface AskedItems {
  ids: string[];
  shelterId: string;
}

const isAskedFor = ({ ids, shelterId }: AskedItems) =>
  and(inArray(careItems.id, ids), eq(careItems.shelterId, shelterId));

/**
 * Holds the pets of items, so that what is due of one pet is changed by one at a time. It comes first, as for who deletes
 * a pet or lets it go: what was done may end a block of it.
 */
export async function holdPetsOfItems(transaction: Queries, asked: AskedItems): Promise<void> {
  const petsOfItems = transaction
    .select({ id: careItems.petId })
    .from(careItems)
    .where(isAskedFor(asked));
  await holdPets(transaction, inArray(pets.id, petsOfItems));
}

/**
 * Locks items, and their stays, after their pets.
 * @param withEnded also of stays that have ended
 * @returns the items as they are then, by the order of ids
 */
export async function lockItems(
  transaction: Queries,
  asked: AskedItems,
  { withEnded }: { withEnded: boolean },
): Promise<CareItemRow[]> {
  const isAsked = isAskedFor(asked);
  const ofItems = transaction.select({ id: careItems.stayId }).from(careItems).where(isAsked);
  await transaction
    .select({ id: stays.id })
    .from(stays)
    .where(inArray(stays.id, ofItems))
    .orderBy(asc(stays.id))
    .for('no key update');
  const rows = await transaction
    .select({ item: careItems })
    .from(careItems)
    .innerJoin(stays, eq(stays.id, careItems.stayId))
    .where(and(isAsked, withEnded ? undefined : isNull(stays.outcome)))
    .orderBy(asc(careItems.id))
    .for('update', { of: careItems });
  return rows.map(({ item }) => item);
}

export async function insertItem(
  transaction: Queries,
  values: typeof careItems.$inferInsert,
): Promise<string> {
  const [row] = await transaction.insert(careItems).values(values).returning({ id: careItems.id });
  return row?.id ?? '';
}

export async function updateItems(
  transaction: Queries,
  ids: string[],
  columns: Partial<CareItemRow> & Pick<CareItemRow, 'updatedAt'>,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.update(careItems).set(columns).where(inArray(careItems.id, ids));
}

export async function deleteItems(transaction: Queries, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.delete(careItems).where(inArray(careItems.id, ids));
}

/**
 * Makes items due again that were done or skipped. Of a plan only one may be due: of several, the first; the others
 * are deleted, and come again when it is their turn.
 */
export async function reopenItems(
  transaction: Queries,
  items: readonly CareItemRow[],
  now: Date,
): Promise<void> {
  const first = new Map<string, CareItemRow>();
  for (const item of items) {
    const key = item.planId === null ? item.id : `${item.planId} ${item.stayId}`;
    const other = first.get(key);
    if (!other || (item.number ?? 0) < (other.number ?? 0)) first.set(key, item);
  }
  const reopened = new Set([...first.values()].map(({ id }) => id));
  await deleteItems(
    transaction,
    items.flatMap(({ id }) => (reopened.has(id) ? [] : id)),
  );
  await updateItems(transaction, [...reopened], {
    doneAt: null,
    skippedAt: null,
    skipReason: null,
    doneBy: null,
    recordedAt: null,
    grams: null,
    result: null,
    resultNote: null,
    awaitsResult: false,
    resultBy: null,
    resultAt: null,
    updatedAt: now,
  });
}

/** Deletes what is due only because items were done: the next ones of their plans, and looks at a fall of weight. */
export async function deleteFollowing(
  transaction: Queries,
  items: readonly CareItemRow[],
): Promise<void> {
  const planned = items.filter(({ planId }) => planId !== null);
  const [stayIds, planIds] = [
    planned.map(({ stayId }) => stayId),
    planned.map(({ planId }) => planId),
  ];
  const isNext = sql`(${careItems.stayId}, ${careItems.planId}) IN (
    SELECT * FROM unnest(${sql.param(stayIds)}::uuid[], ${sql.param(planIds)}::uuid[]))`;
  const falls = items.flatMap(({ id, grams }) => (grams === null ? [] : fallKey(id)));
  await transaction
    .delete(careItems)
    .where(and(isDue, or(isNext, inArray(careItems.sourceKey, falls))));
}

/** Of what is due because of a weight. */
export const fallKey = (weightId: string): string => `fall:${weightId}`;
