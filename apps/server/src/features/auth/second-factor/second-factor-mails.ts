import { SECOND_FACTOR_PART } from '@pawmatch/contract/auth/second-factor';
import { pageUrl } from '../../../platform/language/page-url.ts';
import type { ComposedMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../../platform/mail/rendering/mail-draft.ts';
import { type ShelterSender, writeMailTo } from '../../shelter/write-shelter-mail.ts';
import { mailTo } from '../../users/mail-recipient.ts';
import type { UserRow } from '../../users/users.table.ts';
import { authMailMessages, secondFactorMailMessages as messages } from '../auth-messages.ts';

export type SecondFactorChange = keyof typeof messages.changes;

/** Tells a person of every change of how they log in. */
export function secondFactorMail(
  user: UserRow,
  change: SecondFactorChange,
  sender: ShelterSender,
): ComposedMail {
  const compose = () => ({
    subject: messages.subject({ shelter: sender.shelter.name }),
    blocks: [
      messages.changes[change],
      authMailMessages.nothingToDo,
      messages.notYou,
      mailLink(authMailMessages.choosePassword, pageUrl(sender.publicUrl, '/forgot-password')),
    ],
  });
  return { ...mailTo(user), kind: 'second factor', ...writeMailTo(user, compose, sender) };
}

/** Asks a person to stop the removal of the second factor, unless the device is lost. It names nobody. */
export function factorResetMail(user: UserRow, sender: ShelterSender): ComposedMail {
  const compose = () => ({
    subject: messages.removal.subject({ shelter: sender.shelter.name }),
    blocks: [
      messages.removal.asked,
      messages.removal.deviceLost,
      messages.removal.pleaseStop,
      mailLink(messages.removal.stop, pageUrl(sender.publicUrl, `/account#${SECOND_FACTOR_PART}`)),
    ],
  });
  return { ...mailTo(user), kind: 'second factor', ...writeMailTo(user, compose, sender) };
}
