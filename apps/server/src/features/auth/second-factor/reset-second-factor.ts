import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Database } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import type { RecoverAccess } from '../../grants/recovered-access.ts';
import { findUserByEmail } from '../../users/users.repository.ts';
import { deleteFactorsSince } from './second-factor.repository.ts';
import { secondFactorMail } from './second-factor-mails.ts';

interface ResetDependencies {
  database: Database;
  now: Date;
  recoverAccess: RecoverAccess;
  shelter: Shelter;
  publicUrl: string;
}

/**
 * For somebody who has lost the device and the recovery codes: the password is enough again. Whoever has found the
 * device is logged out.
 * @returns false when there is no such account
 */
export function resetSecondFactor(
  { database, now, recoverAccess, ...sender }: ResetDependencies,
  email: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    await deleteFactorsSince(tx, user.id, new Date(0));
    await recoverAccess(tx, { userId: user.id, by: 'end of all sessions', now });
    await enqueueMail(tx, secondFactorMail(user, 'reset', sender), now);
    return true;
  });
}
