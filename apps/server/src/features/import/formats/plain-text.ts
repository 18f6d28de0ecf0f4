import { withoutControlCharacters } from '@pawmatch/contract/text';
import { decodeHTMLStrict } from 'entities';

/** Markup in listings that ends a line. */
const LINE_ENDS = /<br\s*\/?>|<\/(p|div|li)>/gi;
const OTHER_TAGS = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/gi;

/** An entity that the source has truncated, as in `I&amp;#3...`. */
const TRUNCATED_ENTITY = /&(amp;)?#?\w{0,8}(?=\.\.\.$)/;

/**
 * The plain text of a listing: entities are decoded, also those that were escaped twice (`&amp;#39;`),
 * markup becomes line breaks, and trailing spaces are removed.
 */
export function toPlainText(text: string): string {
  return decodeHTMLStrict(decodeHTMLStrict(text.trim().replace(TRUNCATED_ENTITY, '')))
    .replace(LINE_ENDS, '\n')
    .replace(OTHER_TAGS, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text in one line with single spaces and without control characters, for names and breeds. */
export function toOneLine(text: string): string {
  return withoutControlCharacters(toPlainText(text).replace(/\s+/g, ' ')).trim();
}
