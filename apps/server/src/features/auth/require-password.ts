import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { findUser } from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { isRightPassword } from './password-hash.ts';
import type { AuthRateLimits } from './rate-limits.ts';

/**
 * Checks the password of a person who is logged in, before a change that must not be possible with an
 * unattended browser alone.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function requirePassword(
  { database, rateLimits }: { database: Database; rateLimits: AuthRateLimits },
  userId: string,
  password: string,
): Promise<UserRow> {
  const attempt = await rateLimits.confirmPassword(userId);
  const user = await findUser(database, userId);
  if (!user || !(await isRightPassword(password, user.passwordHash))) {
    throw new AppError('WRONG_PASSWORD');
  }
  await attempt.refund();
  return user;
}
