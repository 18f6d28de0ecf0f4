import * as z from 'zod/mini';

/** PostgreSQL cannot hold NUL, and a lone surrogate is no text in UTF-8. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

const length = (text: string) => [...text].length;

/**
 * Text of at most `max` characters (code points), trimmed.
 * @param label how the field is called in messages, such as "Name"
 */
export function textUpTo(max: number, label: string) {
  return z.string(`${label} must be text.`).check(
    z.refine(isStorable, `${label} has characters that cannot be stored.`),
    z.trim(),
    z.refine((text) => length(text) <= max, `${label} must be at most ${max} characters long.`),
  );
}

/** Like {@link textUpTo}, but something must be there; `whenEmpty` is the message if not. */
export function requiredText(max: number, label: string, whenEmpty = `${label} is required.`) {
  return z.string(whenEmpty).check(
    z.refine(isStorable, `${label} has characters that cannot be stored.`),
    z.trim(),
    z.minLength(1, whenEmpty),
    z.refine((text) => length(text) <= max, `${label} must be at most ${max} characters long.`),
  );
}

/** Optional text: left out, null and blank all mean that nothing is known. */
export function optionalText(max: number, label: string) {
  return z.pipe(
    z.nullable(textUpTo(max, label)),
    z.transform((text: string | null) => (text === '' ? null : text)),
  );
}

/** Text that is kept to the letter: a password is never trimmed. */
export function exactText(label: string) {
  return z
    .string(`${label} is required.`)
    .check(z.refine(isStorable, `${label} has characters that cannot be stored.`));
}
