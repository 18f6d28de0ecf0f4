import { AppError } from '../../../platform/app-error.ts';
import type { PlatformDependencies } from '../../../platform/platform-dependencies.ts';
import { findUser } from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import { isRightPassword } from './password-hash.ts';

/**
 * Checks the password of a person who is logged in, before a change that must not be possible with an
 * unattended browser alone.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function requirePassword(
  { database, rateLimiter }: Pick<PlatformDependencies, 'database' | 'rateLimiter'>,
  userId: string,
  password: string,
): Promise<UserRow> {
  const attempt = await rateLimiter.attempt('passwordCheck', { account: userId });
  const user = await findUser(database, userId);
  if (!user || !(await isRightPassword(password, user.passwordHash))) {
    throw new AppError('WRONG_PASSWORD');
  }
  await attempt.succeed();
  return user;
}
