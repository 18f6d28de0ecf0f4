import * as z from 'zod/mini';

/** The five digits of a US ZIP code, with or without the four that may follow; undefined for other texts. */
export const readZip = (text: string): string | undefined =>
  /^\s*(\d{5})(-?\d{4})?\s*$/.exec(text)?.[1];

/** In a query; blank means undefined. */
export const ZipCode = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => text.trim() === '' || readZip(text) !== undefined,
          'Please enter a US ZIP code of five digits, such as 62701.',
        ),
      ),
    z.transform((text: string) => readZip(text)),
  ),
);
