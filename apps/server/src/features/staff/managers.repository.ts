import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { type Colleague, isCurrent } from './memberships.repository.ts';
import { memberships } from './memberships.table.ts';

/**
 * Locks the roles of all managers of a shelter until the transaction ends, in a fixed order, so that two such
 * transactions cannot deadlock. Nothing of another shelter waits for it.
 */
export async function lockManagers(
  transaction: Queries,
  shelterId: string,
): Promise<Pick<UserRow, 'id' | 'email' | 'fullName' | 'emailConfirmedAt' | 'language'>[]> {
  return transaction
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.shelterId, shelterId), eq(memberships.role, 'manager'), isCurrent))
    .orderBy(asc(users.id))
    .for('update', { of: memberships });
}

/** Locks all managers of the shelter where the caller acts, of whom they must still be one. @throws AppError FORBIDDEN */
export async function lockManagersAs(transaction: Queries, caller: Caller) {
  const managers = await lockManagers(transaction, shelterOf(caller));
  if (!managers.some(({ id }) => id === caller.userId)) throw new AppError('FORBIDDEN');
  return managers;
}

/**
 * Locks the rows, so that two managers who remove each other cannot both succeed.
 * @throws AppError LAST_ADMIN
 */
export async function requireAnotherManager(
  transaction: Queries,
  { userId, shelterId }: Colleague,
): Promise<void> {
  const managers = await lockManagers(transaction, shelterId);
  if (managers.length === 1 && managers[0]?.id === userId) throw new AppError('LAST_ADMIN');
}
