import { ageGroupLimits } from '../pets/ages/age-groups.ts';

const DAYS_PER_YEAR = 365.25;

const unitsInDays: readonly (readonly [days: number, words: readonly string[]])[] = [
  [DAYS_PER_YEAR, ['y', 'yo', 'yr', 'yrs', 'year', 'years', 'año', 'años']],
  [DAYS_PER_YEAR / 12, ['m', 'mo', 'mos', 'mth', 'mths', 'month', 'months', 'mes', 'meses']],
  [7, ['w', 'wk', 'wks', 'week', 'weeks', 'semana', 'semanas']],
  [1, ['d', 'day', 'days', 'día', 'días']],
];

/** All ages of a shelter are estimates, so that those which say so are read like the others. */
const fillers: ReadonlySet<string> = new Set([
  ...['and', 'old', 'of', 'age', 'y', 'de', 'edad', '~'],
  ...['about', 'abt', 'approx', 'approximately', 'around', 'ca', 'circa', 'aprox', 'unos', 'unas'],
]);

/** The numbers from one to sixteen. */
const numberWords = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'],
  ...['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  ...['once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis'],
];

const numberOfWord = (part: string) => (numberWords.indexOf(part === 'una' ? 'un' : part) % 16) + 1;

/** `1 1/2` and `1½` as `1.5`. */
const withDecimals = (text: string) =>
  text
    .replace(/(\d{0,2})\s?½/g, (_, whole: string) => `${Number(whole) + 0.5}`)
    .replace(/(?:\b(\d+)[\s-]+)?\b1\/2\b/g, (_, whole = '0') => `${Number(whole) + 0.5}`);

/** "2 and a half years", "3 años y medio" and "año y medio" with their months, and "5 y/o" with its unit. */
const withMonths = (text: string) =>
  text
    .replace(/ and a half years?$/, ' years 6 months')
    .replace(/(years?) and a half$/, '$1 6 months')
    .replace(/(años?) y medio$/, '$1 6 meses')
    .replace(/^año /, 'un año ')
    .replace(/([ym])\/o$/, '$1o');

const partsOf = (text: string): readonly string[] =>
  withDecimals(withMonths(text.toLowerCase())).match(/\p{L}+|[\d.]+|[^\s\p{L}\d.,]/gu) ?? [];

const unitOf = (part: string) => unitsInDays.find(([, names]) => names.includes(part))?.[0];

/**
 * The age group of an age with its unit, such as "2 yrs", "about eight months" or "1y 3m"; undefined for any other text.
 * @param header of its column; without a unit there, such as "Age in months", a number alone is no age
 */
export function ageGroupOfText(text: string, header = ''): string | undefined {
  const units = partsOf(header).filter((part) => part.length > 2 && unitOf(part) !== undefined);
  const isNumber = /^[\d.,½/ ]+$/.test(text);
  const parts = partsOf(isNumber && units.length === 1 ? `${text} ${units[0]}` : text);
  let days = 0;
  let count: number | undefined;
  for (const part of parts) {
    if (part === '.') continue;
    if (count === undefined) {
      if (fillers.has(part)) continue;
      count = numberOfWord(part) || Number(part);
      if (!Number.isFinite(count)) return undefined;
      continue;
    }
    const unit = unitOf(part);
    if (unit === undefined) return undefined;
    days += count * unit;
    count = undefined;
  }
  if (count !== undefined || days === 0) return undefined;
  const years = days / DAYS_PER_YEAR;
  if (years > 40) return undefined;
  return ageGroupLimits.find(([limit]) => years < limit)?.[1];
}
