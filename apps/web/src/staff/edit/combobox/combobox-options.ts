import { phoneDigits } from '@pawmatch/contract/auth/account-fields';
import { searchedDigits } from '@pawmatch/contract/auth/phone-input';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, searched as well. */
  hint?: string;
  /** Ten digits; a search finds them in any format. */
  phone?: string | null;
}

/** A longer list is cut: typing narrows it down. */
export const MAX_OPTIONS = 50;

/** A search by the server. */
export interface OptionSearch {
  onType: (text: string) => void;
  /** The options are those that match the text. */
  hasMatched: boolean;
  isSearching: boolean;
}

/** The options that have every word of the text, the first fifty of them. */
export function matchingOptions(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found: ComboboxOption[] = [];
  for (const option of options) {
    const searched = `${option.label} ${option.hint ?? ''}`.toLowerCase();
    if (words.every((word) => searched.includes(word)) || hasPhone(option.phone, text)) {
      found.push(option);
    }
    if (found.length === MAX_OPTIONS) break;
  }
  return found;
}

/**
 * Whether a search text is part of a phone number, whatever the format of either: `555-0100`,
 * `(555) 010` and `+1 555 010 0100` all find 5550100100.
 */
export function hasPhone(phone: string | null | undefined, text: string): boolean {
  const digits = searchedDigits(text);
  if (!phone || digits === undefined) return false;
  return phoneDigits(phone).includes(digits);
}
