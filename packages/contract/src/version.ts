import * as z from 'zod/mini';
import { valueMessages } from './value-messages.ts';

/** The version of a row: 1 at first, incremented with each visible change. */
export const Version = z.int();

/** PostgreSQL's `integer`. */
const MAX_VERSION = 2_147_483_647;

const isVersion = (value: string | number) =>
  (typeof value === 'number' || /^\d{1,10}$/.test(value)) &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 1 &&
  Number(value) <= MAX_VERSION;

/**
 * The version that a change is based on. When the row has another version, the change is rejected
 * (409 `CONFLICT`). Without a version, or with an empty one, the change is always made. Text is accepted
 * because forms and queries have no numbers.
 */
export const ExpectedVersion = z.optional(
  z.pipe(
    z.nullable(z.union([z.string(), z.number()])).check(
      z.refine((value) => value === null || value === '' || isVersion(value), {
        error: () => valueMessages.version,
      }),
    ),
    z.transform((value: string | number | null) =>
      value === null || value === '' ? undefined : Number(value),
    ),
  ),
);
