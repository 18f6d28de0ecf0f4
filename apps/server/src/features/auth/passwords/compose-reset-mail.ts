import type { Uses } from '../../../dependencies.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import type { MailComposer } from '../../../platform/mail/queue/mail-queues.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import { findUserByEmail } from '../../users/users.repository.ts';
import { RESET_MINUTES, resetMail } from './password-mails.ts';

const RESET_MAIL = 'password reset';

const linkEndsAt = (from: Date) => new Date(from.getTime() + RESET_MINUTES * 60_000);

/** The mail expires together with its link. */
export async function enqueueResetMail(queries: Queries, to: string, now: Date): Promise<void> {
  const mail = { to, kind: RESET_MAIL, shelterId: null, data: {} } as const;
  await enqueueMail(queries, { ...mail, expiresAt: linkEndsAt(now) }, now);
}

type ResetDependencies = Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>;

/**
 * Composes the mail with the link. The link is created when the mail is sent, so that no link is stored
 * and its lifetime begins then.
 */
export function composeResetMail(dependencies: ResetDependencies): MailComposer {
  const { database, clock, shelters, publicUrl } = dependencies;
  return {
    async compose({ to }) {
      const user = await findUserByEmail(database, to);
      if (!user) return { notSent: 'outdated' };
      const now = clock();
      const link = { userId: user.id, email: user.email, createdAt: now };
      const token = await insertGrant(database, 'password reset', {
        ...link,
        expiresAt: linkEndsAt(now),
      });
      const mail = resetMail(user, token, { shelter: shelters.first(), publicUrl });
      // Never to the address as it was typed, which may only look like that of the account.
      return { ...mail, to: user.email };
    },
  };
}
