import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { mailTo, nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

type Addressee = Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt'>;

/** Informs the old address that the account has another one. */
export function emailChangedMail(
  { before, user }: { before: Addressee; user: Addressee },
  sender: ShelterSender,
): ComposedMail {
  const draft = {
    name: nameInMail(before),
    subject: `Your email address at ${sender.shelter.name} was changed`,
    blocks: [
      before.emailConfirmedAt
        ? `Your account now has the email address ${user.email}. This address gets no more emails about it.`
        : 'Your account now has another email address. This address gets no more emails about it.',
      'If that was not you, please reply to this email at once.',
    ],
  };
  const address = { ...mailTo(before), kind: 'email changed', isPrivate: true } as const;
  return { ...address, ...writeShelterMail(draft, sender) };
}

/** The last mail to the address of a deleted account. */
export function accountClosedMail(user: Addressee, sender: ShelterSender): ComposedMail {
  const draft = {
    name: nameInMail(user),
    subject: `Your account at ${sender.shelter.name} was deleted`,
    blocks: [
      'Your account was deleted, with everything that we had stored about you.\nVisits that were still to come have been cancelled.',
      'You are welcome to come back at any time.',
    ],
  };
  const address = { ...mailTo(user), kind: 'account closed', isPrivate: true } as const;
  return { ...address, ...writeShelterMail(draft, sender) };
}
