import type { ComposedMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { type ShelterSender, writeMailTo } from '../shelter/write-shelter-mail.ts';
import { type MailRecipient, mailTo } from '../users/mail-recipient.ts';
import type { PersonJoinRow } from '../users/person-joins.table.ts';
import { describeVisitTime } from '../visits/notifications/visit-times.ts';
import { joinMailMessages as messages } from './person-join-messages.ts';
import { undoEnd } from './undo-end.ts';

interface Joined {
  row: Pick<PersonJoinRow, 'email' | 'joinedAt'>;
  person: MailRecipient;
  /** Undefined for a visitor without one. */
  account: MailRecipient | undefined;
}

/** Tells both mailboxes, so that nobody loses a record to a stranger without a word. None names the other one. */
export function joinMails(
  kind: 'joined' | 'separated',
  { row, person, account }: Joined,
  sender: ShelterSender,
): ComposedMail[] {
  const { name: shelter, time_zone } = sender.shelter;
  const mail = (to: MailRecipient, whose: 'remaining' | 'other'): ComposedMail => {
    const compose = () => {
      const texts = messages[kind];
      const until = describeVisitTime(undoEnd(row), time_zone);
      return {
        subject: texts.subject({ shelter }),
        blocks: [...texts[whose], texts.closing({ until })],
      };
    };
    return {
      ...{ ...mailTo(to), kind: 'joined records', isPrivate: true },
      ...writeMailTo(to, compose, sender),
    };
  };
  // What staff have written at the desk is nobody's confirmed address, but of the same person.
  const { language } = person;
  const visitor = { email: row.email ?? '', fullName: '', emailConfirmedAt: null, language };
  const other = account ?? visitor;
  const isOther = other.email !== '' && other.email.toLowerCase() !== person.email.toLowerCase();
  return [mail(person, 'remaining'), ...(isOther ? [mail(other, 'other')] : [])];
}
