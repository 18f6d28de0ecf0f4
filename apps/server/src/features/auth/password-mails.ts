import { greet } from '../../platform/letter-names.ts';
import type { MailContent } from '../../platform/mail/mailer.ts';
import type { UserRow } from '../users/users.table.ts';

/** How long a reset link works (D13). */
export const RESET_MINUTES = 30;

interface Sender {
  shelterName: string;
  publicUrl: string;
}

export function resetMail(
  user: UserRow,
  token: string,
  { shelterName, publicUrl }: Sender,
): MailContent {
  return {
    subject: `Choose a new password for ${shelterName}`,
    text: [
      greet(user.fullName),
      '',
      'You can choose a new password here:',
      '',
      `${publicUrl}/reset-password?token=${token}`,
      '',
      `The link works once, within the next ${RESET_MINUTES} minutes.`,
      'If you have not asked for it, you need do nothing.',
      '',
      shelterName,
      '',
    ].join('\n'),
  };
}

/** So that nobody's password is changed without their knowing. */
export function passwordChangedMail(
  user: UserRow,
  { shelterName, publicUrl }: Sender,
): MailContent {
  return {
    subject: `Your password for ${shelterName} was changed`,
    text: [
      greet(user.fullName),
      '',
      'Your password was changed just now, and your other devices were logged out.',
      'If that was not you, please choose a new password at once:',
      '',
      `${publicUrl}/forgot-password`,
      '',
      shelterName,
      '',
    ].join('\n'),
  };
}
