import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL, and UTF-8 has no lone surrogates. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Text that cannot be stored has no other errors. */
const storable = (label: string) =>
  z.refine<string>(isStorable, {
    error: `${label} has characters that cannot be stored.`,
    abort: true,
  });

const length = (text: string) => [...text].length;

/** Control characters, line separators, and characters that reorder the text after them. */
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const EACH_NOT_ON_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** All but spaces, invisible characters such as the Hangul filler, and the empty Braille pattern. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isOneLine = (text: string) => !NOT_ON_ONE_LINE.test(text);

const isEmptyOrVisible = (text: string) => text === '' || VISIBLE.test(text);

/** Removes the storable characters that {@link requiredLine} rejects, for texts that cannot be corrected by their author. */
export const withoutControlCharacters = (text: string): string =>
  text.replace(EACH_NOT_ON_ONE_LINE, (character) => (character === '\u0000' ? character : ''));

/**
 * Text of at most `max` characters (code points), trimmed.
 * @param label the name of the field in messages, such as "Name"
 */
export function textUpTo(max: number, label: string) {
  return z.string(`${label} must be text.`).check(
    storable(label),
    z.trim(),
    z.refine((text) => length(text) <= max, `${label} must be at most ${max} characters long.`),
  );
}

/** Like {@link textUpTo}, but not empty. @param whenEmpty the message for an empty text */
export function requiredText(max: number, label: string, whenEmpty = `${label} is required.`) {
  return z.string(whenEmpty).check(
    storable(label),
    z.trim(),
    z.minLength(1, whenEmpty),
    z.refine((text) => length(text) <= max, `${label} must be at most ${max} characters long.`),
  );
}

/** Optional text: missing, null and blank all mean null. */
export function optionalText(max: number, label: string) {
  return z.pipe(
    z.nullable(textUpTo(max, label)),
    z.transform((text: string | null) => (text === '' ? null : text)),
  );
}

/** Text that is not trimmed, such as a password. */
export function exactText(label: string) {
  return z.string(`${label} is required.`).check(storable(label));
}

const oneLineMessage = (label: string) =>
  `${label} must be on one line, without control characters.`;

/** Like {@link textUpTo}, on one line. Text with invisible characters only is rejected. */
export function lineUpTo(max: number, label: string) {
  return textUpTo(max, label).check(
    z.refine(isEmptyOrVisible, `${label} must have visible characters.`),
    z.refine(isOneLine, oneLineMessage(label)),
  );
}

/** Like {@link lineUpTo}, but not empty. @param whenEmpty the message for a text that looks empty */
export function requiredLine(max: number, label: string, whenEmpty = `${label} is required.`) {
  return requiredText(max, label, whenEmpty).check(
    z.refine(isEmptyOrVisible, whenEmpty),
    z.refine(isOneLine, oneLineMessage(label)),
  );
}

/** Like {@link lineUpTo}; missing, null and blank all mean null. */
export function optionalLine(max: number, label: string) {
  return z.pipe(
    z.nullable(lineUpTo(max, label)),
    z.transform((text: string | null) => (text === '' ? null : text)),
  );
}
