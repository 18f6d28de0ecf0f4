import type { Role } from './role.ts';

/** R1.05: compared without regard to case; missing, or anything else, is an adopter. */
export function readRole(role: unknown): Role {
  return typeof role === 'string' && role.trim().toLowerCase() === 'admin' ? 'admin' : 'adopter';
}
