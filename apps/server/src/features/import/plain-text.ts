import { decodeHTMLStrict } from 'entities';

/** Markup that listings hold, as the line ends that it stands for. */
const LINE_ENDS = /<br\s*\/?>|<\/(p|div|li)>/gi;
const OTHER_TAGS = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/gi;

/** An entity that the source's own cut went through, as in `I&amp;#3...`. */
const CUT_ENTITY = /&(amp;)?#?\w{0,8}(?=\.\.\.$)/;

/**
 * A listing's text as people wrote it: entities are decoded, also those that were escaped twice
 * (`&amp;#39;`), markup becomes line ends, and spaces at the ends are dropped.
 */
export function toPlainText(text: string): string {
  return decodeHTMLStrict(decodeHTMLStrict(text.trim().replace(CUT_ENTITY, '')))
    .replace(LINE_ENDS, '\n')
    .replace(OTHER_TAGS, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A name or breed: one line, single spaces. */
export function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ');
}
