import * as z from 'zod/mini';
import { nationalPhoneDigits } from './auth/phone-input.ts';

/** A longer text cannot be meant as a search. */
export const MAX_SEARCH_LENGTH = 200;

/** More words make the search slower and find nothing. */
const MAX_WORDS = 10;

/** Digits with the usual separators. */
const PHONE_TEXT = /^[\d\s()+./-]+$/;
/** Fewer digits match too many numbers. */
const MIN_DIGITS = 3;

/** A text to search for; blank means undefined. */
export const SearchText = z.optional(
  z.pipe(
    z.string().check(
      z.refine(
        (text) => [...text].length <= MAX_SEARCH_LENGTH,
        `Please search for at most ${MAX_SEARCH_LENGTH} characters.`,
      ),
      z.refine(
        (text) => !text.includes('\u0000'),
        'This text has characters that cannot be searched.',
      ),
    ),
    z.transform((text: string) => text.trim() || undefined),
  ),
);

/** Lower case and without accents: "Zoe" finds "Zoë". PostgreSQL's `fold_text` does the same. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word of a search; `digits` when it may be a part of a phone number. */
export interface SearchWord {
  text: string;
  digits?: string;
}

function toWord(text: string): SearchWord {
  const digits = PHONE_TEXT.test(text) ? nationalPhoneDigits(text) : '';
  return digits.length >= MIN_DIGITS ? { text, digits } : { text };
}

/** The words of a search, all of which must be found, in any order; a phone number is one word. */
export function searchWords(text: string): SearchWord[] {
  const whole = toWord(foldText(text).trim());
  if (whole.digits) return [whole];
  const words = whole.text.split(/\s/u).filter((word) => word !== '');
  return words.slice(0, MAX_WORDS).map(toWord);
}
