import type { WrittenMail } from '../../platform/mail/enqueue-mail.ts';
import { greet, nameForMail } from '../../platform/mail-names.ts';
import type { UserRow } from '../users/users.table.ts';

interface Sender {
  shelterName: string;
  publicUrl: string;
}

type Addressee = Pick<UserRow, 'email' | 'fullName'>;

/** S55: to every admin, so that nobody becomes one unseen. */
export function newAdminMail(
  { to, user, by }: { to: Addressee; user: Addressee; by: Addressee },
  { shelterName, publicUrl }: Sender,
): WrittenMail {
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
      'If this should not be, please take the role back at once:',
      '',
      `${publicUrl}/admin/people`,
      '',
      shelterName,
      '',
    ].join('\n'),
  };
}

/** The last letter to an account that was deleted. */
export function accountClosedMail(user: Addressee, { shelterName }: Sender): WrittenMail {
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

/** A name that looks like a link is not passed on (S20); the address says who it is. */
function nameOf({ fullName, email }: Addressee): string {
  const name = nameForMail(fullName);
  return name ? `${name} (${email})` : email;
}
