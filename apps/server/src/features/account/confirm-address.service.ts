import type { EmailConfirmation, LinkedAccount } from '@pawmatch/contract/auth/credentials';
import type * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { LINK } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { enqueueForgetting } from '../../platform/mail/forget-person.ts';
import { mailboxHash } from '../../platform/mail/mailbox.ts';
import { freeMailSlots } from '../../platform/mail/queue/mail-slots.repository.ts';
import type { CallingDevice } from '../auth/devices/devices.ts';
import { findAccountOfDevice, upsertDevice } from '../auth/devices/known-devices.repository.ts';
import { requireUncommonPassword } from '../auth/passwords/common-password.ts';
import { hashPassword } from '../auth/passwords/password-hash.ts';
import { requirePassword } from '../auth/passwords/require-password.ts';
import { deleteGrantsOfUser, findGrant, takeGrant } from '../grants/grants.repository.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { eraseAccount } from './closing/erase-account.ts';
import { countAccountContents } from './export/account-contents.repository.ts';

const CONFIRMATION = 'email confirmation';

/**
 * A mailed link confirms an email address. A stranger may have signed up with it, so the link alone is enough only in
 * a browser that has signed in to the account. Elsewhere the owner of the mailbox gives the account's password, and
 * keeps everything, or a new one, and keeps nothing that the stranger has made.
 */
export function createConfirmAddressService(
  dependencies: Uses<'database' | 'clock' | 'rateLimiter'>,
) {
  const { database, clock } = dependencies;

  async function requireLink(token: string, device: CallingDevice) {
    const { userId } = (await findGrant(database, CONFIRMATION, token, clock())) ?? {};
    const user = userId ? await users.findUser(database, userId) : undefined;
    if (!user) throw new AppError('CONFIRMATION_LINK_INVALID');
    const isKnownBrowser =
      device.isRecognised &&
      (await findAccountOfDevice(database, device.id, user.email)) === user.id;
    return { user, isKnownBrowser };
  }

  return {
    /** Changes nothing. @throws AppError CONFIRMATION_LINK_INVALID */
    async open(token: string, device: CallingDevice): Promise<LinkedAccount> {
      const { user, isKnownBrowser } = await requireLink(token, device);
      const goes = user.role === 'adopter' ? await countAccountContents(database, user.id) : null;
      return { is_known_browser: isKnownBrowser, goes };
    },

    /**
     * @throws AppError CONFIRMATION_LINK_INVALID, CONFIRM_WITH_PASSWORD, WRONG_PASSWORD, TOO_MANY_REQUESTS, and of a
     *   new password VALIDATION_FAILED, or FORBIDDEN for staff
     */
    async confirm(
      { token, password, new_password }: z.output<typeof EmailConfirmation>,
      device: CallingDevice,
    ): Promise<UserRow> {
      const { user, isKnownBrowser } = await requireLink(token, device);
      const isNew = new_password !== undefined;
      if (isNew) {
        if (user.role !== 'adopter') throw new AppError('FORBIDDEN');
        requireUncommonPassword('new_password', new_password);
      } else if (password !== undefined) {
        await requirePassword(dependencies, user.id, password);
      } else if (!isKnownBrowser) throw new AppError('CONFIRM_WITH_PASSWORD');
      const passwordHash = isNew ? await hashPassword(new_password) : undefined;
      const now = clock();
      const confirmed = await database.transactionAs(LINK, async (tx) => {
        const { userId, email } = (await takeGrant(tx, CONFIRMATION, token, now)) ?? {};
        if (!userId || !email) return undefined;
        await deleteGrantsOfUser(tx, userId, CONFIRMATION);
        await freeMailSlots(tx, { mailbox: mailboxHash(email), mailClass: 'confirmation' });
        if (passwordHash === undefined) return users.confirmEmail(tx, { id: userId, email }, now);
        return startOver(tx, userId, { passwordHash, device, now });
      });
      if (!confirmed) throw new AppError('CONFIRMATION_LINK_INVALID');
      return confirmed;
    },
  };
}

/**
 * Deletes the account with all that hangs on it, and makes it anew, so that nothing can be forgotten. Name and telephone
 * number are the stranger's, too: the name is the first part of the address until its owner changes it.
 */
async function startOver(
  tx: Queries,
  userId: string,
  { passwordHash, device, now }: { passwordHash: string; device: CallingDevice; now: Date },
): Promise<UserRow | undefined> {
  const erased = await eraseAccount(tx, userId, now);
  if (!erased) return undefined;
  await enqueueForgetting(tx, erased.person, now);
  const { user: before } = erased;
  const user = await users.insertUser(tx, {
    id: newId(),
    fullName: before.email.slice(0, before.email.lastIndexOf('@')),
    email: before.email,
    phoneNumber: null,
    role: before.role,
    passwordHash,
    emailConfirmedAt: now,
    passwordExpiresAt: null,
    sharesMatching: false,
    createdAt: now,
    updatedAt: now,
  });
  if (user) await upsertDevice(tx, { userId: user.id, deviceId: device.id, now });
  return user;
}
