import { formatPhoneNumber, phoneDigits } from './account-fields.ts';

const US_PREFIX = /^\s*\+1/;
const UNFINISHED_PREFIX = /^\s*\+1?\s*$/;

/** The digits of a number, without the prefix +1. */
export const nationalPhoneDigits = (text: string): string =>
  phoneDigits(text.replace(US_PREFIX, ''));

/**
 * R5.03: what a phone field shows for typed, pasted or autofilled text. The prefix +1 is removed. A
 * number with more than ten digits is left unchanged, because cutting it would yield another number.
 */
export function phoneInputText(text: string): string {
  if (UNFINISHED_PREFIX.test(text)) return text;
  const digits = nationalPhoneDigits(text);
  return digits.length > 10 ? text : formatPhoneNumber(digits);
}
