import type { Role } from './user.ts';

/** Ignores case; a missing or unknown role is an adopter. */
export function readRole(role: unknown): Role {
  return typeof role === 'string' && role.trim().toLowerCase() === 'admin' ? 'admin' : 'adopter';
}
