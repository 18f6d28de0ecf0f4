import type { CareKind } from '@pawmatch/contract/care/care-values';
import type { CalendarDate } from '@pawmatch/contract/zoned-time';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { holdPets } from '../../pets/pets.repository.ts';
import { pets } from '../../pets/pets.table.ts';
import { stays } from '../../pets/stays.table.ts';
import {
  type CareItemRow,
  careItems,
  carePlans,
  type Vaccine,
  vaccinesOf,
} from '../care.tables.ts';

/** A stay whose planned care is computed. */
export interface CareStay {
  id: string;
  petId: string;
  species: string;
  birthDate: CalendarDate | null;
  cameOn: CalendarDate;
  isOpen: boolean;
}

const cameOn = (timeZone: string) =>
  sql<string>`to_char(${stays.cameAt} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`;

const careStays = (timeZone: string) => ({
  id: stays.id,
  petId: stays.petId,
  species: stays.species,
  birthDate: stays.birthDate,
  cameOn: cameOn(timeZone),
  isOpen: sql<boolean>`${stays.outcome} IS NULL`,
});

export async function hasStaleStays(database: Queries, shelterId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT FROM ${stays} WHERE ${stays.shelterId} = ${shelterId} AND is_care_stale LIMIT 1`);
  return rows.length > 0;
}

/** Some stays to compute again, with their pets. One that somebody holds is changed by them, and stale afterwards if need be. */
export const lockStaleStays = (
  transaction: Queries,
  { shelterId, timeZone, limit }: { shelterId: string; timeZone: string; limit: number },
): Promise<CareStay[]> =>
  transaction
    .select(careStays(timeZone))
    .from(stays)
    .innerJoin(pets, eq(pets.id, stays.petId))
    .where(and(eq(stays.shelterId, shelterId), sql`is_care_stale`))
    .limit(limit)
    .for('no key update', { skipLocked: true });

export const listCareStays = (
  transaction: Queries,
  ids: string[],
  timeZone: string,
): Promise<CareStay[]> =>
  transaction.select(careStays(timeZone)).from(stays).where(inArray(stays.id, ids));

/** The present stay of a pet at a shelter, held with the pet until the transaction ends. */
export async function lockOpenStay(
  transaction: Queries,
  { petId, shelterId }: { petId: string; shelterId: string },
): Promise<{ id: string } | undefined> {
  await holdPets(transaction, eq(pets.id, petId));
  const [row] = await transaction
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.petId, petId), eq(stays.shelterId, shelterId), isNull(stays.outcome)))
    .for('no key update');
  return row;
}

/** What was done or skipped, and the next ones that are written already. */
export interface PlannedItem {
  id: string;
  petId: string;
  stayId: string;
  planId: string | null;
  kind: CareKind;
  title: string;
  number: number | null;
  dueOn: CalendarDate | null;
  product: string | null;
  dose: string | null;
  /** The day at the shelter; null while it is due. */
  happenedOn: CalendarDate | null;
  /** Those that count for every plan: none where another plan of the shelter asked for it, such as for the booster. */
  vaccines: Vaccine[];
}

/** What plans of some kinds wrote or count of pets, at every shelter where they lived; without doses of courses. */
export const listPlannedItems = (
  transaction: Queries,
  petIds: string[],
  {
    shelterId,
    kinds,
    timeZone,
  }: { shelterId: string; kinds: readonly CareKind[]; timeZone: string },
): Promise<PlannedItem[]> =>
  transaction
    .select({
      id: careItems.id,
      petId: careItems.petId,
      stayId: careItems.stayId,
      planId: careItems.planId,
      kind: careItems.kind,
      title: careItems.title,
      number: careItems.number,
      dueOn: careItems.dueOn,
      product: careItems.product,
      dose: careItems.dose,
      // What was skipped before its day leaves its day.
      happenedOn: sql<string | null>`to_char(CASE
        WHEN ${careItems.skippedAt} IS NULL THEN ${careItems.doneAt} AT TIME ZONE ${timeZone}
        ELSE greatest(${careItems.skippedAt} AT TIME ZONE ${timeZone}, ${careItems.dueOn}) END, 'YYYY-MM-DD')`,
      vaccines: sql<Vaccine[]>`CASE WHEN ${carePlans.id} IS NULL
        THEN ${vaccinesOf(careItems.kind, careItems.title, careItems.product)} ELSE '{}' END`,
    })
    .from(careItems)
    .leftJoin(
      carePlans,
      and(
        eq(carePlans.id, careItems.planId),
        eq(carePlans.shelterId, shelterId),
        isNull(carePlans.deletedAt),
      ),
    )
    .where(
      and(
        inArray(careItems.petId, petIds),
        isNull(careItems.courseId),
        or(
          and(isNull(careItems.recordedAt), isNotNull(careItems.planId)),
          and(isNotNull(careItems.recordedAt), inArray(careItems.kind, [...kinds])),
        ),
      ),
    );

/** An item that follows from a plan or a course. */
export type NewPlannedItem = Pick<
  CareItemRow,
  | 'id'
  | 'shelterId'
  | 'petId'
  | 'stayId'
  | 'kind'
  | 'title'
  | 'dueOn'
  | 'number'
  | 'sourceKey'
  | 'product'
  | 'dose'
  | 'createdAt'
> &
  Partial<Pick<CareItemRow, 'planId' | 'courseId'>>;

/** What is written already, by whomever, stays as it is. One parameter, because there may be thousands. */
export async function insertPlannedItems(
  transaction: Queries,
  items: readonly NewPlannedItem[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => ({
    id: item.id,
    shelter_id: item.shelterId,
    pet_id: item.petId,
    stay_id: item.stayId,
    kind: item.kind,
    title: item.title,
    due_on: item.dueOn,
    number: item.number,
    plan_id: item.planId ?? null,
    course_id: item.courseId ?? null,
    source_key: item.sourceKey,
    product: item.product,
    dose: item.dose,
    created_at: item.createdAt,
    updated_at: item.createdAt,
  }));
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '));
  await transaction.execute(sql`
    INSERT INTO care_items (${columns}) SELECT ${columns}
    FROM jsonb_populate_recordset(NULL::care_items, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING`);
}

export async function updatePlannedItem(
  transaction: Queries,
  id: string,
  columns: Partial<CareItemRow>,
): Promise<void> {
  await transaction.update(careItems).set(columns).where(eq(careItems.id, id));
}

/** Not stale any more; a change that comes later makes them so again. */
export async function markStaysComputed(transaction: Queries, ids: string[]): Promise<void> {
  await transaction.execute(sql`
    UPDATE stays SET is_care_stale = false WHERE is_care_stale AND id IN (
      SELECT unnest(${sql.param(ids)}::uuid[]))`);
}

/** What nobody does any more, of stays that ended some time ago. @returns how many items were deleted */
export async function deleteDueOfEndedStays(database: Queries, endedBefore: Date): Promise<number> {
  const { rowCount } = await database.execute(sql`
    DELETE FROM care_items USING stays
    WHERE stays.id = care_items.stay_id AND care_items.recorded_at IS NULL AND stays.outcome IS NOT NULL
      AND stays.updated_at < ${endedBefore.toISOString()}`);
  return rowCount ?? 0;
}
