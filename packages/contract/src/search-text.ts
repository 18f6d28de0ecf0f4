import * as z from 'zod/mini';
import { searchedDigits } from './auth/phone-input.ts';
import { foldText } from './fold-text.ts';
import { MAX_SEARCH_LENGTH } from './max-search-length.ts';
import { isStorable } from './text.ts';
import { valueMessages } from './value-messages.ts';

/** More words make the search slower and find nothing. */
const MAX_WORDS = 10;

/** A text to search for; blank means undefined. */
export const SearchText = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => [...text].length <= MAX_SEARCH_LENGTH, {
        error: () => valueMessages.searchTooLong({ max: MAX_SEARCH_LENGTH }),
      }),
      z.refine(isStorable, { error: () => valueMessages.notSearchable }),
    ),
    z.transform((text: string) => text.trim() || undefined),
  ),
);

/** A word of a search; `digits` when it may be a part of a phone number. */
export interface SearchWord {
  text: string;
  digits?: string;
}

function toWord(text: string): SearchWord {
  const digits = searchedDigits(text);
  return digits === undefined ? { text } : { text, digits };
}

/** The words of a search, all of which must be found, in any order; a phone number is one word. */
export function searchWords(text: string): SearchWord[] {
  const whole = toWord(foldText(text).trim());
  if (whole.digits) return [whole];
  const words = whole.text.split(/\s/u).filter((word) => word !== '');
  return words.slice(0, MAX_WORDS).map(toWord);
}
