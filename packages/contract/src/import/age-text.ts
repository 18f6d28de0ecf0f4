import { ageGroupLimits } from '../pets/ages/age-groups.ts';

const DAYS_PER_YEAR = 365.25;

const unitsInDays: readonly (readonly [days: number, words: readonly string[]])[] = [
  [DAYS_PER_YEAR, ['y', 'yr', 'yrs', 'year', 'years']],
  [DAYS_PER_YEAR / 12, ['m', 'mo', 'mos', 'mth', 'mths', 'month', 'months']],
  [7, ['w', 'wk', 'wks', 'week', 'weeks']],
  [1, ['d', 'day', 'days']],
];

const fillers: ReadonlySet<string> = new Set(['and', 'old', 'of', 'age']);

/**
 * The age group of an age with its unit, such as "2 yrs", "8 months old" or "1y 3m"; undefined for any other text, also
 * for a number without a unit.
 */
export function ageGroupOfText(text: string): string | undefined {
  const parts = text.toLowerCase().match(/[a-z]+|[\d.]+|[^\sa-z\d.,]/g) ?? [];
  const words = parts.filter((part) => !fillers.has(part) && part !== '.');
  if (words.length === 0 || words.length % 2 === 1) return undefined;
  let days = 0;
  for (let at = 0; at < words.length; at += 2) {
    const count = Number(words[at]);
    const unit = unitsInDays.find(([, names]) => names.includes(words[at + 1] ?? ''))?.[0];
    if (!Number.isFinite(count) || unit === undefined) return undefined;
    days += count * unit;
  }
  const years = days / DAYS_PER_YEAR;
  if (years > 40) return undefined;
  return ageGroupLimits.find(([limit]) => years < limit)?.[1];
}
