import type { ComposedMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import { type StaffSender, staffUrl, writeMailOfShelterTo } from '../shelter/write-shelter-mail.ts';
import { type MailRecipient, mailTo } from '../users/mail-recipient.ts';
import { networkMailMessages as messages } from './network-messages.ts';

/** Tells a manager that the shelter was paused, or works again. */
export function pauseMail(
  to: MailRecipient,
  news: 'paused' | 'resumed',
  sender: StaffSender,
): ComposedMail {
  const { name: shelter } = sender.shelter;
  const compose = () => ({
    subject: messages[news].subject({ shelter }),
    blocks: [
      messages[news].what({ shelter }),
      messages[news].next,
      mailLink(messages.open, staffUrl(sender, '/dashboard')),
    ],
  });
  return { ...mailTo(to), kind: 'shelter pause', ...writeMailOfShelterTo(to, compose, sender) };
}
