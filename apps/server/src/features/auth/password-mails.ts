import { mailLink, type RenderedMail } from '../../platform/mail/mail-draft.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

/** How long a reset link works. */
export const RESET_MINUTES = 30;

export function resetMail(user: UserRow, token: string, sender: ShelterSender): RenderedMail {
  const { shelter, publicUrl } = sender;
  const draft = {
    name: nameInMail(user),
    subject: `Choose a new password for ${shelter.name}`,
    blocks: [
      'Somebody has asked for a new password for your account.',
      mailLink('Choose a new password', `${publicUrl}/reset-password?token=${token}`),
      `The link works once, within the next ${RESET_MINUTES} minutes.`,
      'If you have not asked for it, you do not need to do anything.',
    ],
  };
  return writeShelterMail(draft, sender);
}

/** Tells a person that their password was changed. */
export function passwordChangedMail(user: UserRow, sender: ShelterSender): RenderedMail {
  const draft = {
    name: nameInMail(user),
    subject: `Your password for ${sender.shelter.name} was changed`,
    blocks: [
      'Your password was changed just now, and your other devices were logged out.',
      'If that was not you, please choose a new password now:',
      mailLink('Choose a new password', `${sender.publicUrl}/forgot-password`),
    ],
  };
  return writeShelterMail(draft, sender);
}
