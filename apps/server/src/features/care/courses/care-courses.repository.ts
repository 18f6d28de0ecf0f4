import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { type CareCourseRow, careCourses, careItems } from '../care.tables.ts';

export async function insertCourse(
  transaction: Queries,
  row: CareCourseRow,
): Promise<CareCourseRow> {
  await transaction.insert(careCourses).values(row);
  return row;
}

export async function findCourse(
  database: Queries,
  { id, shelterId }: { id: string; shelterId: string },
): Promise<CareCourseRow | undefined> {
  const [row] = await database
    .select()
    .from(careCourses)
    .where(and(eq(careCourses.id, id), eq(careCourses.shelterId, shelterId)));
  return row;
}

export async function updateCourse(
  transaction: Queries,
  id: string,
  columns: Pick<CareCourseRow, 'endsOn' | 'updatedAt'>,
): Promise<void> {
  await transaction.update(careCourses).set(columns).where(eq(careCourses.id, id));
}

/** The latest first, also of earlier stays. */
export const listCoursesOfPet = (database: Queries, petId: string): Promise<CareCourseRow[]> =>
  database
    .select()
    .from(careCourses)
    .where(eq(careCourses.petId, petId))
    .orderBy(desc(careCourses.startsOn), desc(careCourses.id));

/** What nobody has given yet of the days after one. */
export async function deleteDosesAfter(
  transaction: Queries,
  courseId: string,
  day: string,
): Promise<void> {
  await transaction
    .delete(careItems)
    .where(
      and(eq(careItems.courseId, courseId), gt(careItems.dueOn, day), isNull(careItems.recordedAt)),
    );
}

/** How many doses were given, and the days of the missed ones, the latest first, by course. */
export async function listDoses(
  database: Queries,
  courseIds: string[],
  today: string,
): Promise<{ given: Map<string, number>; missed: Map<string, string[]> }> {
  const given = new Map<string, number>();
  const missed = new Map<string, string[]>();
  if (courseIds.length === 0) return { given, missed };
  const rows = await database
    .select({
      courseId: careItems.courseId,
      given: sql<number>`(count(${careItems.doneAt}))::integer`,
      missed: sql<string[]>`coalesce(array_agg(to_char(${careItems.dueOn}, 'YYYY-MM-DD')
        ORDER BY ${careItems.dueOn} DESC)
        FILTER (WHERE ${careItems.recordedAt} IS NULL AND ${careItems.dueOn} < ${today}), '{}')`,
    })
    .from(careItems)
    .where(inArray(careItems.courseId, courseIds))
    .groupBy(careItems.courseId);
  for (const row of rows) {
    given.set(row.courseId ?? '', row.given);
    missed.set(row.courseId ?? '', row.missed);
  }
  return { given, missed };
}
