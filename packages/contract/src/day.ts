import * as z from 'zod/mini';
import { inputMessages } from './input-messages.ts';

/** A day such as 2026-11-23. */
export const Day = z.iso.date({ error: () => inputMessages.date, abort: true });

/** No pet is older, and no record of one. */
const FIRST_YEAR = 1980;
const LAST_YEAR = 2099;

/** Whether people mean the year of a day or time: 1850 and 9999 are mistyped. */
export const isPlausibleYear = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};
/** What is no day or time at all is refused once, by its schema. */
export const hasPlausibleYear = z.refine<string>(isPlausibleYear, {
  error: () => inputMessages.year,
  when: ({ issues }) => issues.length === 0,
});

/** A day that people write down. */
export const PlausibleDay = Day.check(hasPlausibleYear);
