import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { mailTo, nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';
import { describeVisitTime } from '../visits/notifications/visit-times.ts';
import { joinMessages } from './person-join-messages.ts';
import type { PersonJoinRow } from './person-joins.table.ts';
import { undoEnd } from './undo-end.ts';

type Recipient = Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt'>;

interface Joined {
  row: Pick<PersonJoinRow, 'email' | 'joinedAt'>;
  person: Recipient;
  /** Undefined for a visitor without one. */
  account: Recipient | undefined;
}

/** Tells both mailboxes, so that nobody loses a record to a stranger without a word. None names the other one. */
export function joinMails(
  kind: 'joined' | 'separated',
  { row, person, account }: Joined,
  sender: ShelterSender,
): ComposedMail[] {
  const { name, time_zone } = sender.shelter;
  const { subject, closing, ...texts } = joinMessages[kind](
    name,
    describeVisitTime(undoEnd(row), time_zone),
  );
  const mail = (to: Recipient, said: string[]): ComposedMail => ({
    ...{ ...mailTo(to), kind: 'joined records', isPrivate: true },
    ...writeShelterMail({ name: nameInMail(to), subject, blocks: [...said, closing] }, sender),
  });
  // What staff have written at the desk is nobody's confirmed address.
  const visitor = { email: row.email ?? '', fullName: '', emailConfirmedAt: null };
  const other = account ?? visitor;
  const isOther = other.email !== '' && other.email.toLowerCase() !== person.email.toLowerCase();
  return [mail(person, texts.remaining), ...(isOther ? [mail(other, texts.other)] : [])];
}
