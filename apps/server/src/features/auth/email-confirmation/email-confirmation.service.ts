import type { Uses } from '../../../dependencies.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import * as users from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import { EMAIL_CONFIRMATION } from './email-confirmation-mail.ts';

/** Enqueues the mail with the link; the link is created when the mail is sent. */
export async function enqueueConfirmation(
  transaction: Queries,
  user: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const data = { userId: user.id };
  const mail = { to: user.email, kind: EMAIL_CONFIRMATION, shelterId: null, data } as const;
  await enqueueMail(transaction, mail, now);
}

/** A mailed link confirms that an email address belongs to the person who signed up; see `confirm-address.service.ts`. */
export function createEmailConfirmationService({ database, clock }: Uses<'database' | 'clock'>) {
  return {
    /** Sends nothing when the address is already confirmed. */
    async request(userId: string): Promise<void> {
      const user = await users.findUser(database, userId);
      if (!user || user.emailConfirmedAt) return;
      await enqueueConfirmation(database, user, clock());
    },
  };
}
