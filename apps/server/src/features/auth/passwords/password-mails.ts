import { pageUrl } from '../../../platform/language/page-url.ts';
import { mailLink, type RenderedMail } from '../../../platform/mail/rendering/mail-draft.ts';
import { type ShelterSender, writeMailTo } from '../../shelter/write-shelter-mail.ts';
import type { MailRecipient } from '../../users/mail-recipient.ts';
import { authMailMessages as messages } from '../auth-messages.ts';

/** How long a reset link works. */
export const RESET_MINUTES = 30;

export function resetMail(user: MailRecipient, token: string, sender: ShelterSender): RenderedMail {
  const { shelter, publicUrl } = sender;
  const compose = () => ({
    subject: messages.reset.subject({ shelter: shelter.name }),
    blocks: [
      messages.reset.asked,
      mailLink(messages.choosePassword, pageUrl(publicUrl, `/reset-password?token=${token}`)),
      messages.reset.lifetime({ minutes: RESET_MINUTES }),
      messages.reset.notYou,
    ],
  });
  return writeMailTo(user, compose, sender);
}

/** Tells a person that their password was changed. */
export function passwordChangedMail(user: MailRecipient, sender: ShelterSender): RenderedMail {
  const compose = () => ({
    subject: messages.passwordChanged.subject({ shelter: sender.shelter.name }),
    blocks: [
      messages.passwordChanged.changed,
      messages.passwordChanged.notYou,
      mailLink(messages.choosePassword, pageUrl(sender.publicUrl, '/forgot-password')),
    ],
  });
  return writeMailTo(user, compose, sender);
}
