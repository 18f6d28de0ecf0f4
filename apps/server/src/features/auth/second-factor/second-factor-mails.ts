import { FACTOR_RESET_HOURS, SECOND_FACTOR_PART } from '@pawmatch/contract/auth/second-factor';
import type { ComposedMail } from '../../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../../platform/mail/mail-draft.ts';
import { type ShelterSender, writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { mailTo, nameInMail } from '../../users/mail-recipient.ts';
import type { UserRow } from '../../users/users.table.ts';

/** What happened, as the mail says it. */
const changes = {
  passkeyAdded: 'A passkey was added to your account.',
  passkeyRemoved: 'A passkey was removed from your account.',
  codesAdded: 'An app that makes one-time codes was added to your account.',
  codesRemoved: 'One-time codes of an app are not accepted for your account any more.',
  recoveryCodesReplaced: 'New recovery codes were made for your account. The old ones have ended.',
  recoveryCodeUsed: 'A recovery code was used for your account. It does not work again.',
  resetByManagers:
    'The second step of your login was removed by two managers: passkeys, one-time codes and recovery codes have ended. You are logged out everywhere, and can set up a new one after your next login.',
  reset:
    'The second step of your login was removed at your request: passkeys, one-time codes and recovery codes have ended.',
} as const;

export type SecondFactorChange = keyof typeof changes;

/** Tells a person of every change of how they log in. */
export function secondFactorMail(
  user: UserRow,
  change: SecondFactorChange,
  sender: ShelterSender,
): ComposedMail {
  const draft = {
    name: nameInMail(user),
    subject: `How you log in to ${sender.shelter.name} has changed`,
    blocks: [
      changes[change],
      'If that was you, you do not need to do anything.',
      'If not, please choose a new password now, which logs out everybody else and removes what was added in the last seven days:',
      mailLink('Choose a new password', `${sender.publicUrl}/forgot-password`),
    ],
  };
  return { ...mailTo(user), kind: 'second factor', ...writeShelterMail(draft, sender) };
}

/** Asks a person to stop the removal of the second factor, unless the device is lost. It names nobody. */
export function factorResetMail(user: UserRow, sender: ShelterSender): ComposedMail {
  const draft = {
    name: nameInMail(user),
    subject: `The second step of your login to ${sender.shelter.name} may be removed`,
    blocks: [
      `A manager asks to remove your passkeys, one-time codes and recovery codes. They end as soon as another manager confirms it, within ${FACTOR_RESET_HOURS} hours.`,
      'If you have lost your device, you do not need to do anything.',
      'If not, please stop it on your account page:',
      mailLink('Stop it', `${sender.publicUrl}/account#${SECOND_FACTOR_PART}`),
    ],
  };
  return { ...mailTo(user), kind: 'second factor', ...writeShelterMail(draft, sender) };
}
