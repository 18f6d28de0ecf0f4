import { phoneDigits } from '@pawmatch/contract/auth/account-fields';
import { nationalPhoneDigits } from '@pawmatch/contract/auth/phone-input';

/** Digits with the usual separators. */
const PHONE_TEXT = /^[\d\s()+./-]+$/;
/** Fewer digits match too many numbers. */
const MIN_DIGITS = 3;

/**
 * Whether a search text is part of a phone number, whatever the format of either: `555-0100`,
 * `(555) 010` and `+1 555 010 0100` all find 5550100100.
 */
export function hasPhone(phone: string | null | undefined, text: string): boolean {
  if (!phone || !PHONE_TEXT.test(text)) return false;
  const digits = nationalPhoneDigits(text);
  return digits.length >= MIN_DIGITS && phoneDigits(phone).includes(digits);
}
