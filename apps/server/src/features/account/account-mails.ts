import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/mail-draft.ts';
import { nameForMail } from '../../platform/mail/mail-names.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { mailTo, nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

type Addressee = Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt'>;

/** Informs every admin of a new one. */
export function newAdminMail(
  { to, user, by }: { to: Addressee; user: Addressee; by: Addressee },
  sender: ShelterSender,
): ComposedMail {
  const { name } = sender.shelter;
  const draft = {
    name: nameInMail(to),
    subject: `${name} has a new admin`,
    blocks: [
      to.emailConfirmedAt
        ? `${nameOf(user)} was just made an admin of ${name} by ${nameOf(by)}.`
        : `Somebody was just made an admin of ${name}.`,
      'Admins see and change all pets, visits and accounts.',
      'If this is a mistake, please remove the role at once:',
      mailLink('People with an account', `${sender.publicUrl}/admin/people`),
    ],
  };
  return { ...mailTo(to), kind: 'new admin', ...writeShelterMail(draft, sender) };
}

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
      'If that was not you, please reply to this email or call us at once.',
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

/** A name that looks like a link is left out; the address identifies the person. */
function nameOf({ fullName, email }: Pick<UserRow, 'email' | 'fullName'>): string {
  const name = nameForMail(fullName);
  return name ? `${name} (${email})` : email;
}
