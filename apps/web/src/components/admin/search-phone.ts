import { phoneDigits } from '@pawmatch/contract/auth/account-fields';
import { searchedDigits } from '@pawmatch/contract/auth/phone-input';

/**
 * Whether a search text is part of a phone number, whatever the format of either: `555-0100`,
 * `(555) 010` and `+1 555 010 0100` all find 5550100100.
 */
export function hasPhone(phone: string | null | undefined, text: string): boolean {
  const digits = searchedDigits(text);
  if (!phone || digits === undefined) return false;
  return phoneDigits(phone).includes(digits);
}
