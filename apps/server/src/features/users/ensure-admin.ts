import type { Dependencies } from '../../dependencies.ts';
import type { Queries } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { isCommonPassword } from '../auth/common-password.ts';
import { hashPassword, isRightPassword } from '../auth/password-hash.ts';
import { revokeSessionsOfUser } from '../auth/sessions.repository.ts';
import * as repository from './users.repository.ts';
import type { UserRow } from './users.table.ts';

/** Until the person gives another. */
const ADMIN_NAME = 'Shelter Admin';

/**
 * D09: makes this person an admin with this password, with an account of their own if they have none.
 * What is so already stays untouched; a new password ends the person's sessions.
 */
export async function ensureAdmin(
  { database, clock, logger }: Pick<Dependencies, 'database' | 'clock' | 'logger'>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (isCommonPassword(password)) {
    logger.warn('The password of the admin is among the first that anyone would try.');
  }
  const now = clock();
  const known = await repository.findUserByEmail(database, email);
  if (!known) {
    const passwordHash = await hashPassword(password);
    const admin: UserRow = {
      id: newId(),
      fullName: ADMIN_NAME,
      email,
      phoneNumber: null,
      role: 'admin',
      passwordHash,
      emailConfirmedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    if (await repository.insertUser(database, admin)) return;
    // Another server has just made the account; what it lacks is mended below.
  }
  const user = known ?? (await repository.findUserByEmail(database, email));
  if (user) await database.transaction((tx) => makeAdmin(tx, user, password, now));
}

async function makeAdmin(database: Queries, user: UserRow, password: string, now: Date) {
  const isKept = await isRightPassword(password, user.passwordHash);
  if (isKept && user.role === 'admin' && user.emailConfirmedAt) return;
  await repository.updateUser(database, user.id, {
    role: 'admin',
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    ...(!isKept && { passwordHash: await hashPassword(password) }),
    updatedAt: now,
  });
  if (!isKept) await revokeSessionsOfUser(database, user.id, now);
}
