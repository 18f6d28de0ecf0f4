import * as z from 'zod/mini';
import { valueMessages } from './value-messages.ts';

/** A parameter of a query: once, or repeated. */
const Repeatable = z.union([z.string(), z.array(z.string())]);

const splitValues = (value: string | string[]) =>
  [value]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');

/**
 * One or several of a few values, by repeating the parameter or separated by commas; case is ignored.
 * Blank means any value (undefined); unknown values are rejected. The result is in the order of
 * `choices`, so that equal queries are equal texts.
 */
export function queryChoices<const Choice extends string>(choices: readonly Choice[]) {
  const single = new Map<string, readonly Choice[]>(choices.map((choice) => [choice, [choice]]));
  const find = (text: string) =>
    choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  const read = (
    value: string | string[],
    context: { issues: unknown[] },
  ): readonly Choice[] | undefined => {
    // By far the most frequent, on the hot path of public reads.
    const one = typeof value === 'string' ? single.get(value) : undefined;
    if (one) return one;
    const chosen = new Set(splitValues(value).map(find));
    if (chosen.has(undefined)) {
      const message = valueMessages.someOf({ choices: choices.join(', ') });
      context.issues.push({ code: 'custom', message, input: value });
    }
    return chosen.size > 0 ? choices.filter((choice) => chosen.has(choice)) : undefined;
  };
  return z.optional(z.pipe(Repeatable, z.transform(read)));
}

/** One of a few values; case is ignored, and blank means undefined. */
export function queryChoice<const Choice extends string>(choices: readonly Choice[]) {
  const find = (text: string) =>
    choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase());
  return z.optional(
    z.pipe(
      z.string().check(
        z.refine((text) => text.trim() === '' || find(text) !== undefined, {
          error: () => valueMessages.oneOf({ choices: choices.join(', ') }),
        }),
      ),
      z.transform(find),
    ),
  );
}

/** `true` or `false`; blank means undefined. */
export const queryFlag = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => ['', 'true', 'false'].includes(text), {
        error: () => valueMessages.trueOrFalse,
      }),
    ),
    z.transform((text: string) => (text === '' ? undefined : text === 'true')),
  ),
);

/** Longer than any list; PostgreSQL's `offset` accepts more. */
const MAX_POSITION = 2_147_483_647;

/**
 * An integer in a query, clamped to its range; other values are rejected.
 * @param bounds inclusive
 */
export function queryInteger(bounds: { min: number; max?: number }) {
  const max = bounds.max ?? MAX_POSITION;
  return z.pipe(
    z.union([z.string(), z.number()]).check(
      z.refine((value) => value !== '' && Number.isInteger(Number(value)), {
        error: () => valueMessages.wholeNumber,
      }),
    ),
    z.transform((value: string | number) => Math.min(Math.max(Number(value), bounds.min), max)),
  );
}
