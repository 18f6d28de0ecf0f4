import { healthRecordKinds } from '@pawmatch/contract/care/care-values';
import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { pets } from '../pets/pets.table.ts';
import { shelters } from '../shelter/shelters.table.ts';
import { careCourses, careItems } from './care.tables.ts';

const doneOn = sql<string>`to_char(${careItems.doneAt} AT TIME ZONE ${shelters.timeZone}, 'YYYY-MM-DD')`;

/** What a new home gets to know of the health of a pet, as it is known now. */
export async function readHealthRecord(
  database: Queries,
  petId: string,
  now: Date,
): Promise<HealthRecord | undefined> {
  const [found] = await database
    .select({
      pet: {
        id: pets.id,
        name: pets.name,
        species: pets.species,
        breed: pets.breed,
        sex: pets.sex,
        birth_date: pets.birthDate,
        is_birth_date_estimated: pets.isBirthDateEstimated,
        color: pets.color,
        microchip: pets.microchip,
      },
      shelter_name: shelters.name,
      time_zone: shelters.timeZone,
      today: sql<string>`to_char(${now.toISOString()}::timestamptz AT TIME ZONE ${shelters.timeZone}, 'YYYY-MM-DD')`,
    })
    .from(pets)
    .innerJoin(shelters, eq(shelters.id, pets.shelterId))
    .where(eq(pets.id, petId));
  if (!found) return undefined;
  const { today, ...known } = found;
  const isDone = and(eq(careItems.petId, petId), sql`${careItems.doneAt} IS NOT NULL`);
  // Which may end in the same transaction.
  const isOfLastStay = sql`${careItems.stayId} = (SELECT id FROM stays WHERE pet_id = ${petId}
    ORDER BY outcome IS NULL DESC, came_at DESC LIMIT 1)`;
  const [done, weights, medicines, next] = [
    await database
      .select({
        id: careItems.id,
        kind: careItems.kind,
        title: careItems.title,
        product: careItems.product,
        lot: careItems.lot,
        dose: careItems.dose,
        result: careItems.result,
        result_note: careItems.resultNote,
        awaits_result: careItems.awaitsResult,
        done_on: doneOn,
        by: shelters.name,
      })
      .from(careItems)
      .innerJoin(shelters, eq(shelters.id, careItems.shelterId))
      .where(and(isDone, inArray(careItems.kind, [...healthRecordKinds])))
      .orderBy(desc(careItems.doneAt), desc(careItems.id)),
    await database
      .select({ grams: sql<number>`${careItems.grams}`, measured_on: doneOn })
      .from(careItems)
      .innerJoin(shelters, eq(shelters.id, careItems.shelterId))
      .where(and(isDone, sql`${careItems.grams} IS NOT NULL`))
      .orderBy(desc(careItems.doneAt), desc(careItems.id)),
    await database
      .select({
        product: careCourses.product,
        dose: careCourses.dose,
        times_a_day: careCourses.timesADay,
        ends_on: careCourses.endsOn,
        left: sql<number>`(count(*))::integer`,
      })
      .from(careCourses)
      .innerJoin(careItems, eq(careItems.courseId, careCourses.id))
      .where(and(isOfLastStay, isNull(careItems.recordedAt), sql`${careItems.dueOn} >= ${today}`))
      .groupBy(careCourses.id)
      .orderBy(asc(careCourses.endsOn), asc(careCourses.product)),
    await database
      .select({
        kind: careItems.kind,
        title: careItems.title,
        due_on: sql<string>`${careItems.dueOn}::text`,
      })
      .from(careItems)
      .where(
        and(
          isOfLastStay,
          isNull(careItems.recordedAt),
          inArray(careItems.kind, [...healthRecordKinds]),
        ),
      )
      .orderBy(asc(careItems.dueOn), asc(careItems.title)),
  ];
  return { ...known, as_of: now.toISOString(), done, weights, medicines, next };
}

/** Records that were kept when pets left, with the results that were awaited then. */
export async function withLaterResults(
  database: Queries,
  records: HealthRecord[],
): Promise<HealthRecord[]> {
  const awaited = records.flatMap(({ done }) =>
    done.flatMap(({ id = '', awaits_result }) => (awaits_result ? id : [])),
  );
  if (awaited.length === 0) return records;
  const { id, result, resultNote: result_note, awaitsResult: awaits_result } = careItems;
  const rows = await database
    .select({ id, result, result_note, awaits_result })
    .from(careItems)
    .where(inArray(id, awaited));
  const laterOf = new Map(rows.map((row) => [row.id, row]));
  return records.map((record) => ({
    ...record,
    done: record.done.map((each) => ({ ...each, ...laterOf.get(each.id ?? '') })),
  }));
}

/** Whether a pet's shelter uses the care of pets. */
export async function hasCareOfPet(database: Queries, petId: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    SELECT FROM pets JOIN shelters ON shelters.id = shelter_id AND 'care' = ANY (care_parts)
    WHERE pets.id = ${petId}`);
  return rowCount === 1;
}
