import { addDays, type CalendarDate, startOfDay, toZonedTime } from '../../zoned-time.ts';
import { openSpans, type ShelterSchedule, type TimeSpan } from './bookable-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Far more than a shelter is closed. */
const LONGEST_WAIT_MINUTES = 400 * 24 * 60;

interface Request {
  createdAt: Date;
  /** Of the visit. */
  startsAt: Date;
}

/** The first moment at which the shelter is open, from that instant on; undefined after closing. */
function firstOpen(spans: readonly TimeSpan[], instant: number): number | undefined {
  const span = spans.find(({ endsAt }) => instant <= endsAt.getTime());
  return span && Math.max(span.startsAt.getTime(), instant);
}

/**
 * Until when the shelter answers requests. The hours of the settings begin while it is open and pass on its open days,
 * so that 24 hours are one working day; the end is in opening hours, too, and never after the visit's start.
 * @returns the rule for many requests, which shares the days it has looked at
 */
export function createAnswerTimes(schedule: ShelterSchedule) {
  const { time_zone, visiting } = schedule;
  const days = new Map<CalendarDate, { startsAt: number; open: TimeSpan[] }>();

  function dayOf(date: CalendarDate) {
    const known = days.get(date);
    if (known) return known;
    const startsAt = startOfDay(date, time_zone).getTime();
    const day = { startsAt, open: openSpans(date, schedule) };
    days.set(date, day);
    return day;
  }

  function answerBy({ createdAt, startsAt }: Request): Date {
    let left = visiting.answer_hours * HOUR;
    let isCounting = false;
    let date = toZonedTime(createdAt, time_zone).date;
    for (let day = dayOf(date); day.startsAt < startsAt.getTime(); day = dayOf(date)) {
      date = addDays(date, 1);
      const begin = isCounting ? day.startsAt : firstOpen(day.open, createdAt.getTime());
      if (begin === undefined || day.open.length === 0) continue;
      isCounting = true;
      const by = firstOpen(day.open, begin + left);
      if (by !== undefined) return new Date(Math.min(by, startsAt.getTime()));
      left = Math.max(0, begin + left - dayOf(date).startsAt);
    }
    return startsAt;
  }

  /** Requests made until then should have been answered, even if their visits begin later. */
  function answersDueUntil(now: Date): Date {
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
    const later = minutesAgo(-1);
    let [due, notDue] = [LONGEST_WAIT_MINUTES, 0];
    // A request made later is not answered earlier.
    while (due - notDue > 1) {
      const middle = Math.floor((due + notDue) / 2);
      if (answerBy({ createdAt: minutesAgo(middle), startsAt: later }) <= now) due = middle;
      else notDue = middle;
    }
    return minutesAgo(due);
  }

  return { answerBy, answersDueUntil };
}
