import { nameForMail } from '../../platform/mail/mail-names.ts';
import type { ComposedMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import { type StaffSender, staffUrl, writeMailOfShelterTo } from '../shelter/write-shelter-mail.ts';
import { type MailRecipient, mailTo } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';
import { journalMailMessages as messages } from './journal-mail-messages.ts';

/** Informs a manager of a colleague who reached a limit of openings or exports. */
export function manyReadsMail(
  {
    to,
    by,
    what,
  }: {
    to: MailRecipient;
    by: Pick<UserRow, 'id' | 'email' | 'fullName'>;
    what: 'opened' | 'exports';
  },
  sender: StaffSender,
): ComposedMail {
  const name = nameForMail(by.fullName) || by.email;
  const compose = () => ({
    subject: messages.subject({ shelter: sender.shelter.name }),
    blocks: [
      messages[what]({ by: to.emailConfirmedAt ? name : messages.aColleague }),
      messages.ask,
      mailLink(messages.journal, staffUrl(sender, `/journal?colleague=${by.id}`)),
    ],
  });
  return {
    ...mailTo(to),
    kind: 'very many openings',
    ...writeMailOfShelterTo(to, compose, sender),
  };
}
