import { formatPhoneNumber, phoneDigits } from './account-fields.ts';

const US_PREFIX = /^\s*\+1/;
const UNFINISHED_PREFIX = /^\s*\+1?\s*$/;
const FOREIGN_PREFIX = /^\s*\+\s*[02-9]/;

/** The digits of a number, without the prefix +1. */
export const nationalPhoneDigits = (text: string): string =>
  phoneDigits(text.replace(US_PREFIX, ''));

/** Digits with the usual separators. */
const PHONE_TEXT = /^[\d\s()+./-]+$/;
/** Fewer digits match too many numbers. */
const MIN_SEARCHED_DIGITS = 3;

/** The digits of a search text that may be part of a phone number, in any format; else undefined. */
export function searchedDigits(text: string): string | undefined {
  const digits = PHONE_TEXT.test(text) ? nationalPhoneDigits(text) : '';
  return digits.length >= MIN_SEARCHED_DIGITS ? digits : undefined;
}

/**
 * What a phone field shows for typed, pasted or autofilled text. The prefix +1 is removed. A
 * foreign number, and one with more than ten digits, is left unchanged: formatting would yield another number. No area
 * code begins with 1, so such digits are not grouped either, as they may be those of an eleven-digit number.
 */
export function phoneInputText(text: string): string {
  if (UNFINISHED_PREFIX.test(text) || FOREIGN_PREFIX.test(text)) return text;
  const digits = nationalPhoneDigits(text);
  return digits.length > 10 || digits.startsWith('1') ? text : formatPhoneNumber(digits);
}
