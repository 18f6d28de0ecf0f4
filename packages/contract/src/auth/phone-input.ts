import { formatPhoneNumber } from './account-fields.ts';

const US_PREFIX = /^\s*\+1/;
/** While it is being typed. */
const BEGUN_PREFIX = /^\s*\+1?\s*$/;

/**
 * R5.03: what a phone field shows for what was typed, pasted or filled in. A number with the prefix
 * +1 is the national one; what has more than ten digits is left as it is, for it would become another
 * number.
 */
export function phoneInputText(text: string): string {
  if (BEGUN_PREFIX.test(text)) return text;
  const national = text.replace(US_PREFIX, '');
  const digits = national.replace(/\D/g, '').length;
  return digits > 10 ? text : formatPhoneNumber(national);
}
