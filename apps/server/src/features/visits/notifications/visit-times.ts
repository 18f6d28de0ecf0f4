import { currentLocale } from '@pawmatch/contract/localized';
import { longDateMessages } from '@pawmatch/contract/long-date-messages';
import { slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { visitTimeMessages } from './visit-mail-messages.ts';

/** The shelter's time zone at an instant, such as "EST" or "GMT+1". */
export function zoneNameAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName: 'short' });
  const name = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}

/** The start of a visit in the shelter's time zone, such as "Monday, November 23 at 2:00 PM". */
export function describeVisitTime(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(instant);
  const time = slotTimeLabel(toZonedTime(instant, timeZone).time);
  return visitTimeMessages.dayAndTime({ day: longDateMessages.withWeekday(day), time });
}
