import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { mayDo } from './memberships.repository.ts';

/**
 * For each part of a long change: the role of who began it may have ended meanwhile.
 * @throws AppError FORBIDDEN
 */
export async function requireRoleNow(
  database: Queries,
  { id = '' }: Actor,
  capability: Capability,
): Promise<void> {
  const isAllowed = and(eq(users.id, id), mayDo(capability));
  if ((await database.$count(users, isAllowed)) === 0) throw new AppError('FORBIDDEN');
}
