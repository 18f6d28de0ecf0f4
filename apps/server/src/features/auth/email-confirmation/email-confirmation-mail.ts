import { EMAIL_CONFIRMATION_HOURS } from '@pawmatch/contract/auth/credentials';
import * as z from 'zod/mini';
import type { Uses } from '../../../dependencies.ts';
import { pageUrl } from '../../../platform/language/page-url.ts';
import type { MailComposer } from '../../../platform/mail/queue/mail-queues.ts';
import { mailLink, type RenderedMail } from '../../../platform/mail/rendering/mail-draft.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import { type ShelterSender, writeMailTo } from '../../shelter/write-shelter-mail.ts';
import { findUser } from '../../users/users.repository.ts';
import type { UserRow } from '../../users/users.table.ts';
import { authMailMessages as messages } from '../auth-messages.ts';

export const EMAIL_CONFIRMATION = 'email confirmation';

const HOUR = 60 * 60_000;

const MailData = z.object({ userId: z.string() });

/** Creates the link when the mail is sent, so that the queue holds no secret. */
export function composeEmailConfirmation({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  return {
    async compose({ data, to }) {
      const { userId } = MailData.parse(data);
      const user = await findUser(database, userId);
      if (!user || user.emailConfirmedAt || user.email !== to) return { notSent: 'outdated' };
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + EMAIL_CONFIRMATION_HOURS * HOUR);
      const link = { userId, email: to, createdAt, expiresAt };
      const token = await insertGrant(database, 'email confirmation', link);
      return confirmationMail(user, token, { shelter: shelters.first(), publicUrl });
    },
  };
}

export function confirmationMail(
  user: UserRow,
  token: string,
  sender: ShelterSender,
): RenderedMail {
  const { shelter, publicUrl } = sender;
  const compose = () => ({
    subject: messages.confirmation.subject({ shelter: shelter.name }),
    blocks: [
      messages.confirmation.please,
      mailLink(messages.confirmation.confirm, pageUrl(publicUrl, `/confirm-email?token=${token}`)),
      messages.confirmation.lifetime,
      messages.confirmation.notYou({ shelter: shelter.name }),
    ],
  });
  return writeMailTo(user, compose, sender);
}
