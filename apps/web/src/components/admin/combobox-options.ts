import { hasPhone } from './search-phone.ts';

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
