import * as z from 'zod/mini';
import { currentLocale } from '../../localized.ts';
import { addDays, type CalendarDate } from '../../zoned-time.ts';
import { closuresOn, isClosedAt, isNoticeKept, slotTimes } from './bookable-times.ts';
import { countTimes } from './visit-times.ts';
import { VisitingRules } from './visiting-rules.ts';
import { visitingRulesMessages } from './visiting-rules-messages.ts';

/** The most times in a list: listing more would take the server longer than 100 ms. */
const MAX_OFFERED_TIMES = 5_000;

const FIRST_DAY: CalendarDate = '2028-01-01';
/** In eleven years each day of the year is on each weekday. */
const ELEVEN_YEARS = 11 * 366;

/** Whether there are days on which adopters can book a time at any hour. Closures that are not yearly end. */
function hasBookableTime(rules: VisitingRules): boolean {
  const yearly = rules.closures.filter((closure) => closure.is_yearly);
  for (let days = 0; days < ELEVEN_YEARS; days += 1) {
    const date = addDays(FIRST_DAY, days);
    const visiting = { ...rules, closures: closuresOn(date, { ...rules, closures: yearly }) };
    const times = slotTimes(date, visiting).reverse();
    const latest = times.find((time) => !isClosedAt(date, time, visiting));
    if (!latest) continue;
    // The end of the first day on which it can be chosen; in UTC, without clock changes. A time that can only be booked
    // in the night before is none.
    const now = new Date(`${addDays(date, 1 - visiting.days_ahead)}T00:00Z`);
    if (isNoticeKept(new Date(`${date}T${latest}Z`), now, visiting)) return true;
  }
  return false;
}

type RejectedField = 'opening_hours' | 'closures' | 'days_ahead' | 'notice_minutes';

/** Why no time could ever be booked by these rules. */
function findContradiction(rules: VisitingRules): [RejectedField, string] | undefined {
  if (rules.opening_hours.every((hours) => hours === null)) {
    return ['opening_hours', visitingRulesMessages.neverOpen];
  }
  if (hasBookableTime(rules)) return undefined;
  return hasBookableTime({ ...rules, closures: [] })
    ? ['closures', visitingRulesMessages.alwaysClosed]
    : ['notice_minutes', visitingRulesMessages.noticeTooLong];
}

const checkRules = z.check<VisitingRules>((context) => {
  // Fields with errors of their own.
  if (context.issues.length > 0) return;
  const { opening_hours, days_ahead, ...rules } = context.value;
  const ofWeek = opening_hours.map((hours) => (hours ? countTimes(hours, rules) : 0));
  const offered = Math.ceil((ofWeek.reduce((sum, it) => sum + it, 0) * days_ahead) / 7);
  const reject = (field: RejectedField, message: string) =>
    context.issues.push({ code: 'custom', input: context.value[field], path: [field], message });
  if (offered > MAX_OFFERED_TIMES) {
    const max = MAX_OFFERED_TIMES.toLocaleString(currentLocale());
    return void reject('days_ahead', visitingRulesMessages.tooManyTimes({ max }));
  }
  const contradiction = findContradiction(context.value);
  if (contradiction) reject(...contradiction);
});

/** The rules as staff send them. Stored rules may be older than these checks. */
export const VisitingRulesInput = VisitingRules.check(checkRules);
