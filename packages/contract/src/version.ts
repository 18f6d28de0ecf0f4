import * as z from 'zod/mini';

/** Of a row: 1 when it is made, one more with each change that people can see (D32). */
export const Version = z.int();

/** PostgreSQL's `integer`. */
const MAX_VERSION = 2_147_483_647;

const isVersion = (value: string | number) =>
  (typeof value === 'number' || /^\d{1,10}$/.test(value)) &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 1 &&
  Number(value) <= MAX_VERSION;

/**
 * D32: the version that a change was made on. When the row has another one by now, nothing is
 * written (409 `CONFLICT`). Without it, and when it is empty, the change is made in any case. Forms
 * and queries have only text.
 */
export const ExpectedVersion = z.optional(
  z.pipe(
    z
      .nullable(z.union([z.string(), z.number()]))
      .check(
        z.refine(
          (value) => value === null || value === '' || isVersion(value),
          'This must be the number of a version.',
        ),
      ),
    z.transform((value: string | number | null) =>
      value === null || value === '' ? undefined : Number(value),
    ),
  ),
);
