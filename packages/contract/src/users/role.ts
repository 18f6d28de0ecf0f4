import * as z from 'zod/mini';

/** Always lower case in the API. */
export const Role = z.enum(['admin', 'adopter']);
export type Role = z.infer<typeof Role>;
