import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { actorOf, LINK } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import { findGrant, takeGrant } from '../../grants/grants.repository.ts';
import { mailTo } from '../../users/mail-recipient.ts';
import * as users from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import type { CallingDevice } from '../devices/devices.ts';
import { upsertDevice } from '../devices/known-devices.repository.ts';
import { findSession } from '../sessions/sessions.repository.ts';
import { requireUncommonPassword } from './common-password.ts';
import { enqueueResetMail } from './compose-reset-mail.ts';
import { hashPassword } from './password-hash.ts';
import { passwordChangedMail } from './password-mails.ts';
import { requirePassword } from './require-password.ts';

type PasswordDependencies = Uses<
  'database' | 'clock' | 'shelters' | 'publicUrl' | 'rateLimiter' | 'recoverAccess'
>;

/** Changing a password, and setting a new one with a mailed link. */
export function createPasswordService(dependencies: PasswordDependencies) {
  const { database, clock, shelters, publicUrl, recoverAccess } = dependencies;

  const notify = (tx: Queries, user: UserRow, now: Date) =>
    enqueueMail(
      tx,
      {
        ...mailTo(user),
        kind: 'password changed',
        ...passwordChangedMail(user, { shelter: shelters.first(), publicUrl }),
      },
      now,
    );

  return {
    /**
     * Ends every other session of the person, and all links.
     * @throws AppError WRONG_PASSWORD, VALIDATION_FAILED, TOO_MANY_REQUESTS
     */
    async change(
      { userId, sessionId }: { userId: string; sessionId: string },
      passwords: { current_password: string; new_password: string },
    ): Promise<void> {
      const user = await requirePassword(dependencies, userId, passwords.current_password);
      requireUncommonPassword('new_password', passwords.new_password);
      const passwordHash = await hashPassword(passwords.new_password);
      const now = clock();
      await database.transactionAs(actorOf({ userId, role: user.role }), async (tx) => {
        const changed = await users.replacePassword(tx, user, { passwordHash, updatedAt: now });
        // The password was changed meanwhile, so the given one is no longer the current one.
        if (!changed) throw new AppError('WRONG_PASSWORD');
        const deviceId = (await findSession(tx, sessionId))?.deviceId;
        await recoverAccess(tx, { userId, by: 'password change', now, sessionId, deviceId });
        await notify(tx, user, now);
      });
    },

    /**
     * Mails a link if there is such an account. The account is looked up when the mail is sent, so text
     * and time of the response are the same for an unknown address.
     */
    requestReset: (email: string): Promise<void> => enqueueResetMail(database, email, clock()),

    /**
     * Ends all sessions and all other links of the person. The link proves access to the mailbox, so
     * the address is confirmed, and this device becomes the only known device of the account.
     * @returns whose password it is
     * @throws AppError RESET_LINK_INVALID, VALIDATION_FAILED
     */
    async reset(token: string, password: string, device: CallingDevice): Promise<UserRow> {
      if (!(await findGrant(database, 'password reset', token, clock()))) {
        throw new AppError('RESET_LINK_INVALID');
      }
      requireUncommonPassword('new_password', password);
      const passwordHash = await hashPassword(password);
      const now = clock();
      const user = await database.transactionAs(LINK, async (tx) => {
        const { userId, email } = (await takeGrant(tx, 'password reset', token, now)) ?? {};
        if (!userId || !email) throw new AppError('RESET_LINK_INVALID');
        await recoverAccess(tx, { userId, by: 'password reset', now, deviceId: device.id });
        if (!(await users.confirmEmail(tx, { id: userId, email }, now))) {
          throw new AppError('RESET_LINK_INVALID');
        }
        const updated = await users.updateUser(tx, userId, { passwordHash, updatedAt: now });
        if (!updated) return undefined;
        await upsertDevice(tx, { userId, deviceId: device.id, now });
        await notify(tx, updated, now);
        return updated;
      });
      if (!user) throw new AppError('RESET_LINK_INVALID');
      return user;
    },
  };
}
