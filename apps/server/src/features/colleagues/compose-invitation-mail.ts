import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { currentLanguage } from '@pawmatch/contract/localized';
import * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import type { MailComposer } from '../../platform/mail/queue/mail-queues.ts';
import { replaceGrant } from '../grants/grants.repository.ts';
import { findInvitation } from '../staff/invitations.repository.ts';
import { inLanguageOf } from '../users/user-language.ts';
import { findUser, findUserByEmail } from '../users/users.repository.ts';
import { invitationMail } from './colleague-mails.ts';

const INVITATION_MAIL = 'staff invitation';

const MailData = z.object({
  invitationId: z.string(),
  /** Of who invites, for somebody who may have no account. */
  language: z._default(z.string(), DEFAULT_LANGUAGE),
});

/** Enqueues the mail with the link, which is created when the mail is sent. */
export async function enqueueInvitation(
  transaction: Queries,
  { id, email, shelterId }: { id: string; email: string; shelterId: string },
  now: Date,
): Promise<void> {
  const data = { invitationId: id, language: currentLanguage() };
  await enqueueMail(transaction, { to: email, kind: INVITATION_MAIL, shelterId, data }, now);
}

/** Creates the link when the mail is sent, so that the queue holds no secret. */
export function composeInvitationMail({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>): MailComposer {
  return {
    async compose({ data, to }) {
      const { invitationId, language } = MailData.parse(data);
      const invitation = await findInvitation(database, invitationId);
      const by = invitation && (await findUser(database, invitation.invitedBy));
      if (!by || invitation.email !== to) return { notSent: 'outdated' };
      const { shelterId, role, expiresAt } = invitation;
      const link = { userId: null, subjectId: invitation.id, createdAt: clock(), expiresAt };
      const token = await replaceGrant(database, INVITATION_MAIL, link);
      const path = `/staff-invitation?invitation=${invitation.id}&token=${token}`;
      const sender = { shelter: shelters.of(shelterId), publicUrl };
      const write = () => invitationMail({ role, by, path }, sender);
      return (await findUserByEmail(database, to)) ? write() : inLanguageOf({ language }, write);
    },
  };
}
