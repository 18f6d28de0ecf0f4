import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Background } from '../../platform/background.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { requireUncommonPassword } from './common-password.ts';
import { hashPassword, isRightPassword } from './password-hash.ts';
import { passwordChangedMail, RESET_MINUTES, resetMail } from './password-mails.ts';
import * as resets from './password-resets.repository.ts';
import { hashToken, newSecretToken } from './secret-token.ts';
import { revokeSessionsOfUser } from './sessions.repository.ts';
import type { Throttles } from './throttles.ts';

export type PasswordService = ReturnType<typeof createPasswordService>;

type PasswordDependencies = Pick<
  Dependencies,
  'database' | 'clock' | 'mailer' | 'config' | 'publicUrl'
> & { throttles: Throttles; background: Background };

/** D13: changing a password, and setting a new one with a mailed link. */
export function createPasswordService(dependencies: PasswordDependencies) {
  const { database, clock, mailer, config, publicUrl, throttles, background } = dependencies;
  const sender = { shelterName: config.shelter.name, publicUrl };

  const mailReset = async (email: string) => {
    const user = await users.findUserByEmail(database, email);
    if (!user) return;
    const token = newSecretToken();
    const now = clock();
    await resets.insertReset(database, {
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
    });
    await mailer.send(resetMail(user, token, sender));
  };

  return {
    /**
     * Every other session of the person ends.
     * @throws AppError WRONG_PASSWORD, VALIDATION_FAILED, TOO_MANY_REQUESTS
     */
    async change(
      { userId, sessionId }: { userId: string; sessionId: string },
      passwords: { current_password: string; new_password: string },
    ): Promise<void> {
      const attempt = await throttles.changePassword(userId);
      const user = await users.findUser(database, userId);
      if (!user || !(await isRightPassword(passwords.current_password, user.passwordHash))) {
        throw new AppError('WRONG_PASSWORD');
      }
      await attempt.forgive();
      requireUncommonPassword('new_password', passwords.new_password);
      const passwordHash = await hashPassword(passwords.new_password);
      const now = clock();
      await database.transaction(async (tx) => {
        const changed = await users.replacePassword(tx, user, { passwordHash, updatedAt: now });
        // Somebody else has just set another: the password that was given is not the current one.
        if (!changed) throw new AppError('WRONG_PASSWORD');
        await revokeSessionsOfUser(tx, userId, now, sessionId);
        await resets.deleteResetsOfUser(tx, userId);
      });
      background.run('Mail about a changed password', () =>
        mailer.send(passwordChangedMail(user, sender)),
      );
    },

    /**
     * Mails a link if there is such an account. Nothing of that happens before the answer, which is
     * therefore the same in text and time for an address that nobody has.
     * @throws AppError TOO_MANY_REQUESTS
     */
    async requestReset(email: string, address: string): Promise<void> {
      await throttles.requestReset(email, address);
      background.run('Mail with a reset link', () => mailReset(email));
    },

    /**
     * Every session of the person ends, and every other link.
     * @returns whose password it is
     * @throws AppError RESET_LINK_INVALID, VALIDATION_FAILED
     */
    async reset(token: string, password: string): Promise<UserRow> {
      const tokenHash = hashToken(token);
      if (!(await resets.findReset(database, tokenHash, clock()))) {
        throw new AppError('RESET_LINK_INVALID');
      }
      requireUncommonPassword('new_password', password);
      const passwordHash = await hashPassword(password);
      const now = clock();
      const user = await database.transaction(async (tx) => {
        const taken = await resets.takeReset(tx, tokenHash, now);
        if (!taken) throw new AppError('RESET_LINK_INVALID');
        const updated = await users.updateUser(tx, taken.userId, { passwordHash, updatedAt: now });
        await revokeSessionsOfUser(tx, taken.userId, now);
        await resets.deleteResetsOfUser(tx, taken.userId);
        return updated;
      });
      if (!user) throw new AppError('RESET_LINK_INVALID');
      background.run('Mail about a changed password', () =>
        mailer.send(passwordChangedMail(user, sender)),
      );
      return user;
    },
  };
}
