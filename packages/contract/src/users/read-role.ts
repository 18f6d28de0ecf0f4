import type { Role } from './role.ts';

/** Ignores case; a missing or unknown role is an adopter. */
export function readRole(role: unknown): Role {
  return typeof role === 'string' && role.trim().toLowerCase() === 'admin' ? 'admin' : 'adopter';
}
