import { escapeUTF8 } from 'entities/escape';

/**
 * JSON for a data block of a page. No text in it can end the block or begin a comment, and line
 * separators are escaped, because parsers differ on them.
 */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An element without content; undefined attributes are left out. */
export function tag(name: string, attributes: Record<string, string | undefined>): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeUTF8(value)}"`,
  );
  return `<${name}${pairs.join('')}>`;
}
