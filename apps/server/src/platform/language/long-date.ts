import { currentLocale } from '@pawmatch/contract/localized';

/** Such as "November 20, 2026". */
export const longDateIn = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone }).format(date);

/** The same of a calendar date such as `2026-11-20`. */
export const longDateOf = (date: string): string => longDateIn(new Date(date), 'UTC');
