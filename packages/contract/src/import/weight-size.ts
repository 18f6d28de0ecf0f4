import { parseWeight, withUnit } from '../care/pet-weight.ts';
import type { petFacts } from '../pets/facts/pet-facts.ts';

type Size = (typeof petFacts.size.values)[number];

/** The most pounds of each size, as Petfinder draws the lines. */
const mostPounds: readonly (readonly [pounds: number, size: Size])[] = [
  [25, 'Small'],
  [60, 'Medium'],
  [100, 'Large'],
];

const GRAMS_PER_POUND = 453.59237;

/**
 * The size of a pet of a weight, such as "12 lb" or "5,5 kg"; undefined for any other text.
 * @param header of its column; without a unit there, such as "Weight (lbs)", a number alone is no weight
 */
export function sizeOfWeight(text: string, header = ''): Size | undefined {
  const unit = header.match(/\p{L}+/gu)?.find((word) => parseWeight(`1 ${word}`) !== null) ?? '';
  const grams = parseWeight(withUnit(text, unit));
  if (grams === null) return undefined;
  const pounds = Math.round(grams / GRAMS_PER_POUND);
  return mostPounds.find(([most]) => pounds <= most)?.[1] ?? 'ExtraLarge';
}
