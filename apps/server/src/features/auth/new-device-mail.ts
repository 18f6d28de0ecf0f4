import { type Device, deviceLabel } from '@pawmatch/contract/users/device-label';
import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/mail-draft.ts';
import { type ShelterSender, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { mailTo, nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

/** Informs a person of a login that may not be theirs. */
export function newDeviceMail(
  user: UserRow,
  device: Device,
  now: Date,
  sender: ShelterSender,
): ComposedMail {
  const { name, time_zone: timeZone } = sender.shelter;
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(now);
  const draft = {
    name: nameInMail(user),
    subject: `A new login to your account at ${name}`,
    blocks: [
      'Your account was just used from a browser that has not logged in to it before:',
      `${deviceLabel(device)}, ${time} (${timeZone})`,
      'If that was you, you do not need to do anything.',
      'If not, please choose a new password now, which logs out everybody else:',
      mailLink('Choose a new password', `${sender.publicUrl}/forgot-password`),
    ],
  };
  return {
    ...mailTo(user),
    kind: 'sign-in from a new device',
    ...writeShelterMail(draft, sender),
  };
}
