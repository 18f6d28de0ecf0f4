import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { greet, nameForMail } from '../../platform/mail-names.ts';
import type { UserRow } from '../users/users.table.ts';

interface Sender {
  shelterName: string;
  publicUrl: string;
}

type Addressee = Pick<UserRow, 'email' | 'fullName'>;

/** S55: tells every admin of a new admin. */
export function newAdminMail(
  { to, user, by }: { to: Addressee; user: Addressee; by: Addressee },
  { shelterName, publicUrl }: Sender,
): ComposedMail {
  return {
    to: to.email,
    kind: 'new admin',
    subject: `${shelterName} has a new admin`,
    text: [
      greet(to.fullName),
      '',
      `${nameOf(user)} was just made an admin of ${shelterName} by ${nameOf(by)}.`,
      'Admins see and change all pets, visits and accounts.',
      '',
      'If this is a mistake, please remove the role at once:',
      '',
      `${publicUrl}/admin/people`,
      '',
      shelterName,
      '',
    ].join('\n'),
  };
}

/** The last mail to the address of a deleted account. */
export function accountClosedMail(user: Addressee, { shelterName }: Sender): ComposedMail {
  return {
    to: user.email,
    kind: 'account closed',
    subject: `Your account at ${shelterName} was deleted`,
    text: [
      greet(user.fullName),
      '',
      'Your account was deleted, with everything that we had stored about you.',
      'Visits that were still to come have been cancelled.',
      '',
      'You are welcome to come back at any time.',
      '',
      shelterName,
      '',
    ].join('\n'),
  };
}

/** A name that looks like a link is left out (S20); the address identifies the person. */
function nameOf({ fullName, email }: Addressee): string {
  const name = nameForMail(fullName);
  return name ? `${name} (${email})` : email;
}
