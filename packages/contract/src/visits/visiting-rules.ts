import * as z from 'zod/mini';
import { textUpTo } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { countTimes } from './visit-times.ts';

const Time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 10:00.'));

const Day = z.iso.date('Please give a date such as 2026-11-23.');

/** Hours of one day on the shelter's clock, `HH:MM`. */
export const Hours = z.object({ from: Time, to: Time }).check(
  z.refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'Closing must be after opening.',
  }),
);
export type Hours = z.infer<typeof Hours>;

/** Days without visits, or hours of them; `is_yearly` repeats them each year, as a holiday. */
export const Closure = z
  .object({
    from: Day,
    to: Day,
    /** Null for whole days. */
    hours: z.nullable(Hours),
    reason: textUpTo(100, () => fieldNames.reason),
    is_yearly: z.boolean(),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'The last day must not be before the first.',
    }),
  );
export type Closure = z.infer<typeof Closure>;

const whole = (min: number, max: number) =>
  z
    .int('Please give a whole number.')
    .check(z.refine((value) => value >= min && value <= max, `This must be ${min} to ${max}.`));

/** The longest visit, in minutes. */
export const MAX_VISIT_MINUTES = 480;

/** The longest rest of a pet, in minutes. */
export const MAX_REST_MINUTES = 24 * 60;

/** When and how often pets can be visited. Lengths of time are in minutes. */
export const VisitingRules = z
  .object({
    /** From Sunday to Saturday; null on days without visits. */
    opening_hours: z.array(z.nullable(Hours)).check(z.length(7, 'Please give seven days.')),
    closures: z.array(Closure).check(z.maxLength(200, 'There can be at most 200 closures.')),
    visit_minutes: whole(5, MAX_VISIT_MINUTES),
    /** Between the end of a time and the begin of the next one that is offered. */
    gap_minutes: whole(0, 240),
    /** Number of days among which adopters choose, beginning tomorrow. */
    days_ahead: whole(1, 365),
    /** Whether today can be chosen too. */
    is_same_day: z.boolean(),
    /** Adopters book, move and cancel until so long before a visit. */
    notice_minutes: whole(0, 14 * 24 * 60),
    /** Maximum hours until a request is answered; see answer-time.ts. */
    answer_hours: whole(1, 14 * 24),
    /** At one time, of all pets; null without a limit. */
    visits_at_once: z.nullable(whole(1, 1_000)),
    /** Null without a limit. */
    visits_of_pet_a_day: z.nullable(whole(1, 100)),
    /** Of a pet after each visit. */
    rest_minutes: whole(0, MAX_REST_MINUTES),
  })
  .check((context) => {
    const { opening_hours, visit_minutes } = context.value;
    // Fields with errors of their own.
    if (context.issues.length > 0) return;
    for (const [weekday, hours] of opening_hours.entries()) {
      if (!hours || countTimes(hours, context.value) > 0) continue;
      context.issues.push({
        code: 'custom',
        input: hours,
        path: ['opening_hours', weekday, 'to'],
        message: `A visit of ${visit_minutes} minutes does not fit into these hours.`,
      });
    }
  });
export type VisitingRules = z.infer<typeof VisitingRules>;
