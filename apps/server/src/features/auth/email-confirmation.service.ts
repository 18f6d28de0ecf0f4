import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { LINK } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { deleteGrantsOfUser, takeGrant } from '../grants/grants.repository.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { EMAIL_CONFIRMATION } from './email-confirmation-mail.ts';

/** Enqueues the mail with the link; the link is created when the mail is sent. */
export async function enqueueConfirmation(
  transaction: Queries,
  user: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const data = { userId: user.id };
  await enqueueMail(transaction, { to: user.email, kind: EMAIL_CONFIRMATION, data }, now);
}

/** A mailed link confirms that an e-mail address belongs to the person who signed up. */
export function createEmailConfirmationService({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    /** Sends nothing when the address is already confirmed. */
    async request(userId: string): Promise<void> {
      const user = await users.findUser(database, userId);
      if (!user || user.emailConfirmedAt) return;
      await enqueueConfirmation(database, user, clock());
    },

    /** @throws AppError CONFIRMATION_LINK_INVALID */
    async confirm(token: string): Promise<UserRow> {
      const now = clock();
      const user = await database.transactionAs(LINK, async (tx) => {
        const { userId, email } = (await takeGrant(tx, 'email confirmation', token, now)) ?? {};
        if (!userId || !email) return undefined;
        await deleteGrantsOfUser(tx, userId, 'email confirmation');
        return users.confirmEmail(tx, { id: userId, email }, now);
      });
      if (!user) throw new AppError('CONFIRMATION_LINK_INVALID');
      return user;
    },
  };
}
