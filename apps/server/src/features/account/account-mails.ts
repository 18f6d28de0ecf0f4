import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/mail-draft.ts';
import { nameForMail } from '../../platform/mail/mail-names.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import type { UserRow } from '../users/users.table.ts';

type Addressee = Pick<UserRow, 'email' | 'fullName'>;

/** Informs every admin of a new one. */
export function newAdminMail(
  { to, user, by }: { to: Addressee; user: Addressee; by: Addressee },
  sender: ShelterSender,
): ComposedMail {
  const { name } = sender.shelter;
  const draft = {
    fullName: to.fullName,
    subject: `${name} has a new admin`,
    blocks: [
      `${nameOf(user)} was just made an admin of ${name} by ${nameOf(by)}.`,
      'Admins see and change all pets, visits and accounts.',
      'If this is a mistake, please remove the role at once:',
      mailLink('People with an account', `${sender.publicUrl}/admin/people`),
    ],
  };
  return { to: to.email, kind: 'new admin', ...writeShelterMail(draft, sender) };
}

/** Informs the old address that the account has another one. */
export function emailChangedMail(
  { before, user }: { before: Addressee; user: Addressee },
  sender: ShelterSender,
): ComposedMail {
  const draft = {
    fullName: user.fullName,
    subject: `Your email address at ${sender.shelter.name} was changed`,
    blocks: [
      `Your account now has the email address ${user.email}. This address gets no more emails about it.`,
      'If that was not you, please reply to this email or call us at once.',
    ],
  };
  const address = { to: before.email, kind: 'email changed', isPrivate: true } as const;
  return { ...address, ...writeShelterMail(draft, sender) };
}

/** The last mail to the address of a deleted account. */
export function accountClosedMail(user: Addressee, sender: ShelterSender): ComposedMail {
  const draft = {
    fullName: user.fullName,
    subject: `Your account at ${sender.shelter.name} was deleted`,
    blocks: [
      'Your account was deleted, with everything that we had stored about you.\nVisits that were still to come have been cancelled.',
      'You are welcome to come back at any time.',
    ],
  };
  const address = { to: user.email, kind: 'account closed', isPrivate: true } as const;
  return { ...address, ...writeShelterMail(draft, sender) };
}

/** A name that looks like a link is left out; the address identifies the person. */
function nameOf({ fullName, email }: Addressee): string {
  const name = nameForMail(fullName);
  return name ? `${name} (${email})` : email;
}
