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
