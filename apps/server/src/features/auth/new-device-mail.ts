import { type Device, deviceLabel } from '@pawmatch/contract/users/device-label';
import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { greet } from '../../platform/mail-names.ts';
import type { UserRow } from '../users/users.table.ts';

interface Sender {
  shelterName: string;
  timeZone: string;
  publicUrl: string;
}

/** Tells a person of a login that may not be theirs. */
export function newDeviceMail(
  user: UserRow,
  device: Device,
  now: Date,
  { shelterName, timeZone, publicUrl }: Sender,
): ComposedMail {
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(now);
  return {
    to: user.email,
    kind: 'sign-in from a new device',
    subject: `A new sign-in to your account at ${shelterName}`,
    text: [
      greet(user.fullName),
      '',
      'Your account was just used from a browser that has not signed in to it before:',
      '',
      `${deviceLabel(device)}, ${time} (${timeZone})`,
      '',
      'If that was you, you do not need to do anything.',
      'If not, please choose a new password now, which logs out everybody else:',
      '',
      `${publicUrl}/forgot-password`,
      '',
      shelterName,
      '',
    ].join('\n'),
  };
}
