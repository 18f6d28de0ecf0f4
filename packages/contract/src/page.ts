import * as z from 'zod/mini';

/** Longer than any list; PostgreSQL's `offset` accepts more. */
const MAX_POSITION = 2_147_483_647;

/**
 * An integer in a query, clamped to its range; other values are rejected.
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
