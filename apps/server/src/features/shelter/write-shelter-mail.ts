import { mailtoUrl, mapUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { MailDraft, MailFooterLine, RenderedMail } from '../../platform/mail/mail-draft.ts';
import { greet } from '../../platform/mail/mail-names.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';

/** Who sends a mail, and where its links lead. */
export interface ShelterSender {
  shelter: Shelter & { id?: string };
  /** Origin of the links, without a trailing slash. */
  publicUrl: string;
}

/**
 * A mail in the name of the shelter, which ends with its contact as far as it is given.
 * @param draft.name that of the recipient; empty when the address is not confirmed
 */
export function writeShelterMail(
  { name, subject, blocks }: Pick<MailDraft, 'subject' | 'blocks'> & { name: string },
  { shelter }: Pick<ShelterSender, 'shelter'>,
): RenderedMail {
  return renderMail({ subject, greeting: greet(name), blocks, footer: contactOf(shelter) });
}

/** The same as one of the shelter's mails, which its colleagues see in the outbox. */
export const writeMailOfShelter = (
  draft: Parameters<typeof writeShelterMail>[0],
  sender: ShelterSender,
) => ({ ...writeShelterMail(draft, sender), shelterId: sender.shelter.id });

function contactOf({ name, address, phone, email, hours }: Shelter): MailFooterLine[] {
  return [
    { text: name },
    ...(address ? [{ text: address }] : []),
    ...(phone ? [{ label: 'Telephone', text: phone, url: telUrl(phone) }] : []),
    ...(email ? [{ label: 'Email', text: email, url: mailtoUrl(email) }] : []),
    ...(hours ? [{ label: 'Open', text: hours }] : []),
    ...(address ? [{ label: 'Map', text: mapUrl(address), url: mapUrl(address) }] : []),
  ];
}
