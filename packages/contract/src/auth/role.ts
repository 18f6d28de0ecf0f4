import * as z from 'zod/mini';

/** On the wire always lower case. */
export const Role = z.enum(['admin', 'adopter']);
export type Role = z.infer<typeof Role>;

/** R1.05: compared without regard to case; missing, or anything else, is an adopter. */
export function readRole(role: unknown): Role {
  return typeof role === 'string' && role.trim().toLowerCase() === 'admin' ? 'admin' : 'adopter';
}
