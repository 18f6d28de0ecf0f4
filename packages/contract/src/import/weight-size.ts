import { parseWeight, withUnit } from '../care/pet-weight.ts';
import { sizeLimits } from '../pets/size-limits.ts';

const GRAMS_PER_POUND = 453.59237;

/**
 * The size of a pet of a weight, such as "12 lb" or "5,5 kg"; undefined for any other text.
 * @param header of its column; without a unit there, such as "Weight (lbs)", a number alone is no weight
 */
export function sizeOfWeight(text: string, header = '') {
  const unit = header.match(/\p{L}+/gu)?.find((word) => parseWeight(`1 ${word}`) !== null) ?? '';
  const grams = parseWeight(withUnit(text, unit));
  if (grams === null) return undefined;
  const pounds = Math.round(grams / GRAMS_PER_POUND);
  return sizeLimits.find(([most]) => pounds <= most)?.[1];
}
