import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import type { RecoverAccess } from '../../grants/recovered-access.ts';
import { findUserByEmail } from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import { deleteFactorsSince } from './second-factor.repository.ts';
import { type SecondFactorChange, secondFactorMail } from './second-factor-mails.ts';

interface RemovalDependencies {
  now: Date;
  recoverAccess: RecoverAccess;
  shelter: Shelter;
  publicUrl: string;
}

/** Removes all factors of a person, ends all sessions, and tells the person. */
export async function removeSecondFactor(
  tx: Queries,
  user: UserRow,
  { now, recoverAccess, ...sender }: RemovalDependencies,
  change: SecondFactorChange,
): Promise<void> {
  await deleteFactorsSince(tx, user.id, new Date(0));
  await recoverAccess(tx, { userId: user.id, by: 'end of all sessions', now });
  await enqueueMail(tx, secondFactorMail(user, change, sender), now);
}

/**
 * For somebody who has lost the device and the recovery codes: the password is enough again. Whoever has found the
 * device is logged out.
 * @returns false when there is no such account
 */
export function resetSecondFactor(
  { database, ...dependencies }: RemovalDependencies & { database: Database },
  email: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    await removeSecondFactor(tx, user, dependencies, 'reset');
    return true;
  });
}
