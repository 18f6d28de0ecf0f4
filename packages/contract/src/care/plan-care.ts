import { addDays, type CalendarDate } from '../zoned-time.ts';
import { carePlanMessages as messages } from './care-input-messages.ts';
import type { CareKind, CareStart } from './care-values.ts';

/** What a plan says about when. Ages are in weeks. */
export interface CarePlanRule {
  kind: CareKind;
  name: string;
  /** Null for both. */
  species: 'Dog' | 'Cat' | null;
  starts: CareStart;
  /** Days from the start until the first one. */
  first_after_days: number;
  /** Never before this age. */
  min_age_weeks: number;
  /** Until which age young pets get it; null where age does not matter. */
  max_age_weeks: number | null;
  /** Days between two, at least; null for one alone. */
  interval_days: number | null;
  /** How often at most in a stay; null for as long as the plan says otherwise. */
  times: number | null;
  /** How often pets get it that are older than the maximum age when they come, or of unknown age; 0 for never. */
  adult_times: number;
  /** Only pets that came on this day or later; null for all. */
  since: CalendarDate | null;
}

/** What is known of a pet in its present stay. */
export interface CareSubject {
  species: string;
  /** Null where nobody knows it. An estimated one counts like a known one. */
  birth_date: CalendarDate | null;
  came_on: CalendarDate;
  /** The last day of the stay; null while the pet is there. */
  left_on: CalendarDate | null;
}

const WEEK = 7;

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);

const ageDay = (birthDate: CalendarDate, weeks: number) => addDays(birthDate, weeks * WEEK);

/** Whether a pet gets what adults get: it is over the maximum age when it comes, or nobody knows. */
const isAdult = (rule: CarePlanRule, { birth_date, came_on }: CareSubject) =>
  rule.max_age_weeks !== null &&
  (birth_date === null || came_on > ageDay(birth_date, rule.max_age_weeks));

/** What of the history counts as one of the plan in this stay. */
const countedDays = (rule: CarePlanRule, { came_on }: CareSubject, days: CalendarDate[]) =>
  rule.starts === 'intake' ? days.filter((day) => day >= came_on) : days;

function isFinished(
  rule: CarePlanRule,
  subject: CareSubject,
  { count, next }: { count: number; next: CalendarDate },
): boolean {
  if (count > 0 && rule.interval_days === null) return true;
  if (rule.times !== null && count >= rule.times) return true;
  if (rule.max_age_weeks === null) return false;
  if (count < rule.adult_times) return false;
  // The young get it until that age, and at least as often as adults.
  return (
    isAdult(rule, subject) ||
    (subject.birth_date !== null && next > ageDay(subject.birth_date, rule.max_age_weeks))
  );
}

/** The next one of a plan. `number` says which one of the stay it is, from 1. */
export interface NextCare {
  due_on: CalendarDate;
  number: number;
}

/**
 * When the next care of a plan is due for a pet. It depends on no clock: what was not done in time stays due, and the one
 * after it follows when it was really done.
 * @param history the days on which it was done or skipped, in any order
 * @returns null when nothing is due any more
 */
export function nextCare(
  rule: CarePlanRule,
  subject: CareSubject,
  history: readonly CalendarDate[],
): NextCare | null {
  const { birth_date, came_on, left_on } = subject;
  if (rule.species !== null && rule.species !== subject.species) return null;
  if (rule.since !== null && came_on < rule.since) return null;
  const days = [...history].sort();
  const last = days.at(-1);
  const counted = countedDays(rule, subject, days);
  const isFirst = counted.length === 0;
  let next = came_on;
  if (isFirst) {
    // Of unknown age: from birth is at once.
    const start = rule.starts === 'birth' ? birth_date : came_on;
    if (start !== null && (rule.starts !== 'last' || last === undefined)) {
      next = later(next, addDays(start, rule.first_after_days));
    }
  }
  if (birth_date !== null) next = later(next, ageDay(birth_date, rule.min_age_weeks));
  if (last !== undefined) next = later(next, addDays(last, Math.max(1, rule.interval_days ?? 1)));
  if (isFinished(rule, subject, { count: counted.length, next })) return null;
  if (left_on !== null && next > left_on) return null;
  return { due_on: next, number: counted.length + 1 };
}

const YEAR = 365;

/** The most of one plan within a year, so that a slip of the hand does not ask for thirty vaccinations. */
const maxTimes = (kind: CareKind) => (kind === 'weight' || kind === 'other' ? 60 : 14);

/** How often a plan asks for something within a year, at most. */
export function plannedTimes(rule: CarePlanRule): number {
  const { interval_days, max_age_weeks, min_age_weeks, times, adult_times } = rule;
  if (interval_days === null) return 1;
  const days = max_age_weeks === null ? YEAR : (max_age_weeks - min_age_weeks) * WEEK;
  const young = Math.floor(Math.max(0, Math.min(days, YEAR)) / Math.max(1, interval_days)) + 1;
  const most = max_age_weeks === null ? young : Math.max(young, adult_times);
  return times === null ? most : Math.min(times, most);
}

/** Why a plan cannot be saved; null where it can. */
export function planProblem(
  rule: CarePlanRule,
): { field: keyof CarePlanRule; text: string } | null {
  const { max_age_weeks, min_age_weeks, interval_days, times, adult_times } = rule;
  if (max_age_weeks !== null && max_age_weeks < min_age_weeks) {
    return { field: 'max_age_weeks', text: messages.agesReversed };
  }
  if (interval_days === null && ((times ?? 1) > 1 || adult_times > 1)) {
    return { field: 'interval_days', text: messages.noInterval };
  }
  const planned = plannedTimes(rule);
  const max = maxTimes(rule.kind);
  if (planned <= max) return null;
  return { field: 'interval_days', text: messages.tooOften({ planned, max }) };
}
