import * as z from 'zod/mini';
import { Day } from '../../day.ts';
import { inputMessages } from '../../input-messages.ts';
import { textUpTo } from '../../text.ts';
import { fieldNames } from '../../text-messages.ts';
import { countTimes } from './visit-times.ts';
import { visitingRulesMessages } from './visiting-rules-messages.ts';

const Time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => visitingRulesMessages.time }));

/** Hours of one day on the shelter's clock, `HH:MM`. */
export const Hours = z.object({ from: Time, to: Time }).check(
  z.refine(({ from, to }) => from < to, {
    path: ['to'],
    error: () => visitingRulesMessages.closesTooEarly,
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
      error: () => visitingRulesMessages.endsTooEarly,
    }),
  );
export type Closure = z.infer<typeof Closure>;

const whole = (min: number, max: number) =>
  z.int({ error: () => inputMessages.wholeNumber }).check(
    z.refine((value) => value >= min && value <= max, {
      error: () => visitingRulesMessages.outOfRange({ min, max }),
    }),
  );

/** The longest visit, in minutes. */
export const MAX_VISIT_MINUTES = 480;

/** The longest rest of a pet, in minutes. */
export const MAX_REST_MINUTES = 24 * 60;

const MAX_CLOSURES = 200;

/** When and how often pets can be visited. Lengths of time are in minutes. */
export const VisitingRules = z
  .object({
    /** From Sunday to Saturday; null on days without visits. */
    opening_hours: z
      .array(z.nullable(Hours))
      .check(z.length(7, { error: () => visitingRulesMessages.sevenDays })),
    closures: z.array(Closure).check(
      z.maxLength(MAX_CLOSURES, {
        error: () => visitingRulesMessages.tooManyClosures({ max: MAX_CLOSURES }),
      }),
    ),
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
        message: visitingRulesMessages.visitTooLong({ minutes: visit_minutes }),
      });
    }
  });
export type VisitingRules = z.infer<typeof VisitingRules>;
