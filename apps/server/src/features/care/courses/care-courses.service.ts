import {
  type CareCourse,
  isCourseTooLong,
  type NewCourse,
} from '@pawmatch/contract/care/courses-endpoints';
import { addDays } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { presentCourse } from '../care.presenter.ts';
import type { CareCourseRow } from '../care.tables.ts';
import { careMessages } from '../care-messages.ts';
import { insertPlannedItems } from '../plans/planned-care.repository.ts';
import { type CareContext, careContext, changeCare } from '../plans/refresh-care.ts';
import { requireOpenStay } from '../rules/require-care.ts';
import * as repository from './care-courses.repository.ts';

export async function presentCourses(
  database: Queries,
  courses: CareCourseRow[],
  today: string,
): Promise<CareCourse[]> {
  const ids = courses.map(({ id }) => id);
  const { given, missed } = await repository.listDoses(database, ids, today);
  return courses.map((course) =>
    presentCourse(course, {
      given: given.get(course.id) ?? 0,
      missed: missed.get(course.id) ?? [],
    }),
  );
}

/**
 * The doses of a course by days of the shelter and their number on the day, so that no change of the clock doubles or
 * loses one. Those before today are not written any more.
 */
function dosesOf(course: CareCourseRow, { today, now }: CareContext) {
  const doses = [];
  const from = course.startsOn > today ? course.startsOn : today;
  for (let day = from; day <= course.endsOn; day = addDays(day, 1)) {
    for (let number = 1; number <= course.timesADay; number += 1) {
      doses.push({
        id: newId(),
        shelterId: course.shelterId,
        petId: course.petId,
        stayId: course.stayId,
        kind: 'medicine' as const,
        title: course.product,
        dueOn: day,
        number,
        courseId: course.id,
        sourceKey: `course:${course.id}:${day}:${number}`,
        product: course.product,
        dose: course.dose,
        createdAt: now,
      });
    }
  }
  return doses;
}

/** Courses of medicine. */
export function createCareCoursesService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'petChanges'>,
) {
  const { database } = dependencies;

  const present = async (course: CareCourseRow, today: string) => {
    const [presented] = await presentCourses(database, [course], today);
    if (!presented) throw new AppError('CARE_COURSE_NOT_FOUND');
    return presented;
  };

  return {
    /** @throws AppError STAY_ENDED for a pet that is not at the shelter */
    async add(
      { userId, shelterId }: { userId: string; shelterId: string },
      petId: string,
      input: NewCourse,
    ): Promise<CareCourse> {
      const context = careContext(dependencies, shelterId);
      const course = await changeCare(dependencies, context.shelterId, async (tx) => {
        const stayId = await requireOpenStay(tx, { petId, shelterId });
        const added = await repository.insertCourse(tx, {
          id: newId(),
          shelterId,
          petId,
          stayId,
          product: input.product,
          dose: input.dose ?? null,
          note: input.note ?? null,
          startsOn: input.starts_on,
          endsOn: input.ends_on,
          timesADay: input.times_a_day,
          createdBy: userId,
          createdAt: context.now,
          updatedAt: context.now,
        });
        await insertPlannedItems(tx, dosesOf(added, context));
        return added;
      });
      return present(course, context.today);
    },

    /**
     * Makes a course longer or shorter; what was given stays.
     * @throws AppError CARE_COURSE_NOT_FOUND, STAY_ENDED, VALIDATION_FAILED
     */
    async change(
      { id, shelterId }: { id: string; shelterId: string },
      endsOn: string,
    ): Promise<CareCourse> {
      const context = careContext(dependencies, shelterId);
      const changed = await changeCare(dependencies, context.shelterId, async (tx) => {
        const course = await repository.findCourse(tx, { id, shelterId });
        if (!course) throw new AppError('CARE_COURSE_NOT_FOUND');
        const stayId = await requireOpenStay(tx, { petId: course.petId, shelterId });
        if (stayId !== course.stayId) throw new AppError('STAY_ENDED');
        const { startsOn, timesADay } = course;
        if (endsOn < addDays(startsOn, -1)) {
          throw invalidField('ends_on', careMessages.endsBeforeStart);
        }
        if (isCourseTooLong({ starts_on: startsOn, ends_on: endsOn, times_a_day: timesADay })) {
          throw invalidField('ends_on', careMessages.tooLong);
        }
        const longer = { ...course, endsOn, updatedAt: context.now };
        await repository.updateCourse(tx, id, longer);
        await repository.deleteDosesAfter(tx, id, endsOn);
        await insertPlannedItems(tx, dosesOf(longer, context));
        return longer;
      });
      return present(changed, context.today);
    },
  };
}
