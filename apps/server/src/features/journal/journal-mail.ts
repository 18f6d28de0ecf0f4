import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/mail-draft.ts';
import { nameForMail } from '../../platform/mail/mail-names.ts';
import { type StaffSender, staffUrl, writeMailOfShelter } from '../shelter/write-shelter-mail.ts';
import { mailTo, nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

type Addressee = Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt'>;

const reasons = {
  opened: 'has opened the details of more people and visits within an hour than a busy day needs.',
  exports: 'has exported more within an hour than a busy day needs.',
};

/** Informs a manager of a colleague who reached a limit of openings or exports. */
export function manyReadsMail(
  {
    to,
    by,
    what,
  }: { to: Addressee; by: Addressee & Pick<UserRow, 'id'>; what: keyof typeof reasons },
  sender: StaffSender,
): ComposedMail {
  const name = nameForMail(by.fullName) || by.email;
  const draft = {
    name: nameInMail(to),
    subject: `A colleague at ${sender.shelter.name} opens very many records`,
    blocks: [
      `${to.emailConfirmedAt ? name : 'A colleague'} ${reasons[what]} Further ones are refused for the rest of the hour.`,
      'If you do not know why, please ask, and look at the journal:',
      mailLink('Journal', staffUrl(sender, `/journal?colleague=${by.id}`)),
    ],
  };
  return { ...mailTo(to), kind: 'very many openings', ...writeMailOfShelter(draft, sender) };
}
