import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { MailContent } from '../../platform/mail/mailer.ts';
import { greet } from '../../platform/mail-names.ts';
import { shelterSignature } from '../shelter/shelter-signature.ts';
import type { UserRow } from '../users/users.table.ts';

/** How long a reset link works (D13). */
export const RESET_MINUTES = 30;

interface Sender {
  shelter: Shelter;
  publicUrl: string;
}

export function resetMail(
  user: UserRow,
  token: string,
  { shelter, publicUrl }: Sender,
): MailContent {
  return {
    subject: `Choose a new password for ${shelter.name}`,
    text: [
      greet(user.fullName),
      '',
      'You can choose a new password here:',
      '',
      `${publicUrl}/reset-password?token=${token}`,
      '',
      `The link works once, within the next ${RESET_MINUTES} minutes.`,
      'If you have not asked for it, you do not need to do anything.',
      '',
      shelterSignature(shelter),
      '',
    ].join('\n'),
  };
}

/** Tells a person that their password was changed. */
export function passwordChangedMail(user: UserRow, { shelter, publicUrl }: Sender): MailContent {
  return {
    subject: `Your password for ${shelter.name} was changed`,
    text: [
      greet(user.fullName),
      '',
      'Your password was changed just now, and your other devices were logged out.',
      'If that was not you, please choose a new password now:',
      '',
      `${publicUrl}/forgot-password`,
      '',
      shelterSignature(shelter),
      '',
    ].join('\n'),
  };
}
