import * as z from 'zod/mini';

/** PostgreSQL's `offset` takes more, but no list here is longer. */
const MAX_POSITION = 2_147_483_647;

/**
 * A whole number in a query, pulled into its range; what is no number is refused.
 * @param bounds inclusive
 */
export function queryInteger(bounds: { min: number; max?: number }) {
  const max = bounds.max ?? MAX_POSITION;
  return z.pipe(
    z
      .union([z.string(), z.number()])
      .check(
        z.refine(
          (value) => value !== '' && Number.isInteger(Number(value)),
          'This must be a whole number.',
        ),
      ),
    z.transform((value: string | number) => Math.min(Math.max(Number(value), bounds.min), max)),
  );
}
