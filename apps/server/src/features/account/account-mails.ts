import type { ComposedMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { type ShelterSender, writeMailTo } from '../shelter/write-shelter-mail.ts';
import { type MailRecipient, mailTo } from '../users/mail-recipient.ts';
import { accountMailMessages as messages } from './account-messages.ts';

/** Informs the old address that the account has another one. */
export function emailChangedMail(
  { before, user }: { before: MailRecipient; user: Pick<MailRecipient, 'email'> },
  sender: ShelterSender,
): ComposedMail {
  const compose = () => ({
    subject: messages.emailChanged({ shelter: sender.shelter.name }),
    blocks: [
      before.emailConfirmedAt
        ? messages.newAddress({ email: user.email })
        : messages.anotherAddress,
      messages.notYou,
    ],
  });
  const address = { ...mailTo(before), kind: 'email changed', isPrivate: true } as const;
  return { ...address, ...writeMailTo(before, compose, sender) };
}

/** The last mail to the address of a deleted account. */
export function accountClosedMail(user: MailRecipient, sender: ShelterSender): ComposedMail {
  const compose = () => ({
    subject: messages.closed({ shelter: sender.shelter.name }),
    blocks: [messages.everythingDeleted, messages.comeBack],
  });
  const address = { ...mailTo(user), kind: 'account closed', isPrivate: true } as const;
  return { ...address, ...writeMailTo(user, compose, sender) };
}
