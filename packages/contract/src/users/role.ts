import * as z from 'zod/mini';

/** On the wire always lower case. */
export const Role = z.enum(['admin', 'adopter']);
export type Role = z.infer<typeof Role>;
