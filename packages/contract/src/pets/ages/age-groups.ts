import { addMonths, type CalendarDate } from '../../zoned-time.ts';
import { ageRangeMessages } from './age-range-messages.ts';

/** The ages in years until which a pet is of a group, as ASM3 and Petfinder have them. */
export const ageGroupLimits = [
  [0.5, 'Baby'],
  [2, 'Young'],
  [9, 'Adult'],
  [Number.POSITIVE_INFINITY, 'Senior'],
] as const;

/** The age group on a day of a pet that was born on another one. */
export const ageGroupAt = (born: CalendarDate, day: CalendarDate) =>
  ageGroupLimits.find(
    ([years]) => !Number.isFinite(years) || day < addMonths(born, years * 12),
  )?.[1] ?? 'Senior';

/** The day on which a pet of an age was born, about. */
export const bornAbout = (months: number, day: CalendarDate): CalendarDate =>
  addMonths(day, -months);

/** The ages of a group, such as "2 to 9 years". */
export function ageRange(ageGroup: string): string | undefined {
  const at = ageGroupLimits.findIndex(([, group]) => group === ageGroup);
  const [from, to] = [ageGroupLimits[at - 1]?.[0], ageGroupLimits[at]?.[0]];
  if (to === undefined) return undefined;
  if (from === undefined) return ageRangeMessages.upToMonths({ months: to * 12 });
  if (!Number.isFinite(to)) return ageRangeMessages.overYears({ years: from });
  return from < 1
    ? ageRangeMessages.monthsToYears({ months: from * 12, years: to })
    : ageRangeMessages.years({ from, to });
}
