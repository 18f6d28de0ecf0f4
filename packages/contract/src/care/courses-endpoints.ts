import * as z from 'zod/mini';
import { PlausibleDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { optionalLine, optionalText, requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { addDays } from '../zoned-time.ts';
import { careInputMessages } from './care-input-messages.ts';
import { MAX_DOSES } from './care-values.ts';

/** A medicine that a pet gets for some days, a few times a day. */
export const CareCourse = z.object({
  id: Id,
  pet_id: Id,
  product: z.string(),
  dose: z.nullable(z.string()),
  note: z.nullable(z.string()),
  starts_on: z.iso.date(),
  /** The last day. */
  ends_on: z.iso.date(),
  times_a_day: z.int(),
  given: z.int(),
  /** Doses before today that were neither given nor skipped. */
  missed: z.int(),
  /** Days with missed doses, the latest first. */
  missed_on: z.array(z.iso.date()),
});
export type CareCourse = z.infer<typeof CareCourse>;

const MAX_TIMES_A_DAY = 6;

const EndsOn = PlausibleDay;

/** Whether it has more doses than a course can have. */
export const isCourseTooLong = ({
  starts_on,
  ends_on,
  times_a_day,
}: {
  starts_on: string;
  ends_on: string;
  times_a_day: number;
}): boolean => addDays(starts_on, Math.ceil(MAX_DOSES / times_a_day)) <= ends_on;

export const NewCourse = z
  .object({
    product: requiredLine(120, () => fieldNames.medicine),
    dose: z.optional(optionalLine(60, () => fieldNames.dose)),
    note: z.optional(optionalText(1_000, () => fieldNames.note)),
    starts_on: PlausibleDay,
    ends_on: EndsOn,
    times_a_day: z.int({ error: () => careInputMessages.timesADay }).check(
      z.minimum(1, { error: () => careInputMessages.timesADay, abort: true }),
      z.maximum(MAX_TIMES_A_DAY, {
        error: () => careInputMessages.tooManyTimesADay({ max: MAX_TIMES_A_DAY }),
      }),
    ),
  })
  .check(
    z.refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
      path: ['ends_on'],
      error: () => careInputMessages.courseEndsTooEarly,
    }),
    z.refine((course) => !isCourseTooLong(course), {
      path: ['ends_on'],
      error: () => careInputMessages.tooManyDoses({ max: MAX_DOSES }),
    }),
  );
export type NewCourse = z.output<typeof NewCourse>;

export const addCourse = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:id/courses',
  access: 'care.edit',
  summary: 'Begin a course of medicine; each dose is due on its day',
  params: ById,
  body: NewCourse,
  status: 201,
  output: CareCourse,
});

export const changeCourse = defineEndpoint({
  method: 'PATCH',
  path: '/admin/care/courses/:id',
  access: 'care.edit',
  summary:
    'Change the last day of a course; what was given stays. The day before its first one ends it at once',
  params: ById,
  body: z.object({ ends_on: EndsOn }),
  output: CareCourse,
});
