/*
 * Weights are stored in grams, and typed and shown in pounds and kilograms.
 */

const GRAMS_BY_UNIT = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;
type Unit = keyof typeof GRAMS_BY_UNIT;

/** In which a scale shows a weight, the most usual first. */
export const weightUnits = ['lb', 'kg', 'oz', 'g'] as const satisfies readonly Unit[];

/** A weight as it was typed; a number alone gets the unit that was chosen for it. */
export const withUnit = (text: string, unit: string): string =>
  /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? `${text.trim()} ${unit}`.trim() : text;

const OUNCES_PER_POUND = 16;

/** Between a newborn kitten and the heaviest dog. */
export const MIN_GRAMS = 20;
export const MAX_GRAMS = 150_000;

const UNITS: Record<string, Unit> = {
  g: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  // As people write them in Spanish.
  gramo: 'g',
  gramos: 'g',
  kilogramo: 'kg',
  kilogramos: 'kg',
  onza: 'oz',
  onzas: 'oz',
  libra: 'lb',
  libras: 'lb',
};

const PART = /^(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*/;

/**
 * Reads a weight such as "4.2 kg", "850 g", "9 lb 4 oz" or "4,2kg"; a number needs its unit, because 4 lb and 4 kg are both
 * likely.
 * @returns whole grams, or null for anything else
 */
export function parseWeight(text: string): number | null {
  let rest = text.trim().toLowerCase();
  const parts: { value: number; unit: Unit }[] = [];
  while (rest !== '') {
    const [whole, number = '', word = ''] = PART.exec(rest) ?? [];
    const unit = Object.hasOwn(UNITS, word) ? UNITS[word] : undefined;
    if (whole === undefined || unit === undefined) return null;
    parts.push({ value: Number(number.replace(',', '.')), unit });
    rest = rest.slice(whole.length);
  }
  const [first, second, more] = parts;
  if (!first || more) return null;
  // Two parts are pounds and less than a pound in ounces.
  if (second) {
    const isPoundsAndOunces = first.unit === 'lb' && second.unit === 'oz';
    if (!isPoundsAndOunces || second.value >= OUNCES_PER_POUND) return null;
  }
  const grams = parts.reduce((sum, { value, unit }) => sum + value * GRAMS_BY_UNIT[unit], 0);
  const rounded = Math.round(grams);
  return rounded >= MIN_GRAMS && rounded <= MAX_GRAMS ? rounded : null;
}

/** Like "9 lb 4 oz", or "5.3 oz" below a pound. */
export function inPounds(grams: number): string {
  const ounces = grams / GRAMS_BY_UNIT.oz;
  const exact = Number(ounces.toFixed(1));
  if (exact < OUNCES_PER_POUND) return `${exact} oz`;
  const whole = Math.round(ounces);
  const rest = whole % OUNCES_PER_POUND;
  const pounds = `${Math.floor(whole / OUNCES_PER_POUND)} lb`;
  return rest === 0 ? pounds : `${pounds} ${rest} oz`;
}

/** Like "4.2 kg", or "850 g" below a kilogram. */
export const inKilograms = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`;

/** In both units, such as "9 lb 4 oz (4.2 kg)". */
export const formatWeight = (grams: number): string => `${inPounds(grams)} (${inKilograms(grams)})`;

/** Days of which the highest weight is compared. */
export const FALL_DAYS = 30;

/** A fall of so many percent is told. */
export const FALL_PERCENT = 10;

/**
 * Whole percent by which a weight is below the highest one of the last days, from {@link FALL_PERCENT} on.
 * @param earlier in grams, of the last {@link FALL_DAYS} days
 * @returns null without such a fall
 */
export function weightFall(grams: number, earlier: readonly number[]): number | null {
  const highest = Math.max(0, ...earlier);
  // In whole numbers, so that exactly 10 % counts.
  if (highest === 0 || (highest - grams) * 100 < FALL_PERCENT * highest) return null;
  return Math.floor(((highest - grams) * 100) / highest);
}
