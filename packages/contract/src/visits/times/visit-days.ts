import { perLanguage } from '../../localized.ts';
import { toZonedTime, weekdayOf } from '../../zoned-time.ts';
import { visitDaysMessages as messages } from './visit-days-messages.ts';
import type { VisitingRules } from './visiting-rules.ts';

/** Weekdays in their order, 0 for Sunday; null for every day on which the shelter has visits. */
export type VisitDays = readonly number[] | null;

/**
 * On which of its shelter's days a pet can be met.
 * @param given by the foster homes of the pet and of the other one of its pair: what one does not give is not offered
 */
export function visitDaysOf(
  { opening_hours }: Pick<VisitingRules, 'opening_hours'>,
  given: readonly VisitDays[],
): VisitDays {
  const open = opening_hours.flatMap((hours, weekday) => (hours ? weekday : []));
  const days = open.filter((day) => given.every((each) => each === null || each.includes(day)));
  return days.length === open.length ? null : days;
}

/** The rules for a pet that can be met on these days: other days have no hours. */
export const onVisitDays = (visiting: VisitingRules, days: VisitDays): VisitingRules =>
  days === null
    ? visiting
    : {
        ...visiting,
        opening_hours: visiting.opening_hours.map((hours, weekday) =>
          days.includes(weekday) ? hours : null,
        ),
      };

/** Whether an instant is on one of the days at the shelter. */
export const isOnVisitDay = (instant: Date, timeZone: string, days: VisitDays): boolean =>
  days === null || days.includes(weekdayOf(toZonedTime(instant, timeZone).date));

const list = perLanguage((locale) => new Intl.ListFormat(locale));

/** Such as "Tuesdays and Saturdays"; empty without any. */
export const weekdaysInWords = (days: readonly number[]): string =>
  list().format(days.flatMap((day) => messages.weekdays[day] ?? []));

/** What everybody reads about the days of a pet, without who gives them. */
export const visitDaysMessage = (pet: string, days: readonly number[]): string =>
  days.length === 0 ? messages.never({ pet }) : messages.on({ pet, days: weekdaysInWords(days) });
