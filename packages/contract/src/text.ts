import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL, and UTF-8 has no lone surrogates. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

const length = (text: string) => [...text].length;

/**
 * Text of at most `max` characters (code points), trimmed.
 * @param label the name of the field in messages, such as "Name"
 */
export function textUpTo(max: number, label: string) {
  return z.string(`${label} must be text.`).check(
    z.refine(isStorable, `${label} has characters that cannot be stored.`),
    z.trim(),
    z.refine((text) => length(text) <= max, `${label} must be at most ${max} characters long.`),
  );
}

/** Like {@link textUpTo}, but not empty. @param whenEmpty the message for an empty text */
export function requiredText(max: number, label: string, whenEmpty = `${label} is required.`) {
  return z.string(whenEmpty).check(
    z.refine(isStorable, `${label} has characters that cannot be stored.`),
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
  return z
    .string(`${label} is required.`)
    .check(z.refine(isStorable, `${label} has characters that cannot be stored.`));
}
