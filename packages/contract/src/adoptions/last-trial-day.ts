import { openSpans, type ShelterSchedule } from '../visits/times/bookable-times.ts';
import { addDays, type CalendarDate, toZonedTime } from '../zoned-time.ts';
import { TRIAL_DAYS } from './adoption-values.ts';

/** Longer than most shelters are closed. */
const MAX_CLOSED_DAYS = 31;

export const isOpenOn = (day: CalendarDate, schedule: ShelterSchedule): boolean =>
  openSpans(day, schedule).length > 0;

/**
 * The last day of a trial that begins now, unless staff choose another: the first one after {@link TRIAL_DAYS} on which
 * the shelter is open, so that the adopter can come.
 */
export function lastTrialDay(now: Date, schedule: ShelterSchedule): CalendarDate {
  const planned = addDays(toZonedTime(now, schedule.time_zone).date, TRIAL_DAYS);
  const days = Array.from({ length: MAX_CLOSED_DAYS }, (_, later) => addDays(planned, later));
  return days.find((day) => isOpenOn(day, schedule)) ?? planned;
}
