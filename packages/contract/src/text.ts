import * as z from 'zod/mini';
import { textMessages } from './text-messages.ts';

/** Called at the moment of the error, so that it is in the language of the reader. */
type Text = () => string;

/** PostgreSQL cannot store NUL, and UTF-8 has no lone surrogates. */
export const isStorable = (text: string) =>
  !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Text that cannot be stored has no other errors. */
const storable = (label: Text) =>
  z.refine<string>(isStorable, {
    error: () => textMessages.notStorable({ field: label() }),
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

const atMost = (max: number, label: Text) =>
  z.refine<string>((text) => length(text) <= max, {
    error: () => textMessages.tooLong({ field: label(), max }),
  });

const onOneLine = (label: Text) =>
  z.refine<string>(isOneLine, { error: () => textMessages.notOnOneLine({ field: label() }) });

const required =
  (label: Text): Text =>
  () =>
    textMessages.required({ field: label() });

/**
 * Text of at most `max` characters (code points), trimmed.
 * @param label gives the name of the field in messages, such as "Name"
 */
export function textUpTo(max: number, label: Text) {
  return z
    .string({ error: () => textMessages.notText({ field: label() }) })
    .check(storable(label), z.trim(), atMost(max, label));
}

/** Like {@link textUpTo}, but not empty. @param whenEmpty gives the message for an empty text */
export function requiredText(max: number, label: Text, whenEmpty: Text = required(label)) {
  return z
    .string({ error: whenEmpty })
    .check(storable(label), z.trim(), z.minLength(1, { error: whenEmpty }), atMost(max, label));
}

/** Optional text: missing, null and blank all mean null. */
export function optionalText(max: number, label: Text) {
  return z.pipe(
    z.nullable(textUpTo(max, label)),
    z.transform((text: string | null) => (text === '' ? null : text)),
  );
}

/** Text that is not trimmed, such as a password. */
export function exactText(label: Text) {
  return z.string({ error: required(label) }).check(storable(label));
}

/** Like {@link textUpTo}, on one line. Text with invisible characters only is rejected. */
export function lineUpTo(max: number, label: Text) {
  return textUpTo(max, label).check(
    z.refine(isEmptyOrVisible, { error: () => textMessages.invisible({ field: label() }) }),
    onOneLine(label),
  );
}

/** Like {@link lineUpTo}, but not empty. @param whenEmpty gives the message for a text that looks empty */
export function requiredLine(max: number, label: Text, whenEmpty: Text = required(label)) {
  return requiredText(max, label, whenEmpty).check(
    z.refine(isEmptyOrVisible, { error: whenEmpty }),
    onOneLine(label),
  );
}

/** Like {@link lineUpTo}; missing, null and blank all mean null. */
export function optionalLine(max: number, label: Text) {
  return z.pipe(
    z.nullable(lineUpTo(max, label)),
    z.transform((text: string | null) => (text === '' ? null : text)),
  );
}
