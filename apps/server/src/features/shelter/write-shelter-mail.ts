import { mailtoUrl, mapUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { staffPath } from '@pawmatch/contract/staff/staff-path';
import { pageUrl } from '../../platform/language/page-url.ts';
import { greet } from '../../platform/mail/mail-names.ts';
import type {
  MailDraft,
  MailFooterLine,
  RenderedMail,
} from '../../platform/mail/rendering/mail-draft.ts';
import { mailFrameMessages as messages } from '../../platform/mail/rendering/mail-frame-messages.ts';
import { renderMail } from '../../platform/mail/rendering/render-mail.ts';
import { type MailRecipient, nameInMail } from '../users/mail-recipient.ts';
import { inLanguageOf } from '../users/user-language.ts';
import { readHours } from './shelter-hours.ts';
import type { Shelters } from './shelters.ts';

/** Who sends a mail, and where its links lead. */
export interface ShelterSender {
  shelter: Shelter & { id?: string };
  /** Origin of the links, without a trailing slash. */
  publicUrl: string;
}

/** Who sends a mail whose links lead to the pages of staff. */
export interface StaffSender extends ShelterSender {
  shelter: Shelter & { id: string };
  /** Of the shelter in these links; null where it is the only one. */
  slug: string | null;
}

/** @param shelter may be too new to be known */
export const staffSender = (
  { shelters, publicUrl }: { shelters: Pick<Shelters, 'allExcept'>; publicUrl: string },
  shelter: Shelter & { id: string; slug: string },
): StaffSender => ({
  shelter,
  publicUrl,
  slug: shelters.allExcept(shelter.id).length === 0 ? null : shelter.slug,
});

/** The address of a page of staff at the shelter, in the language of the reader. */
export const staffUrl = (
  { publicUrl, slug }: Pick<StaffSender, 'publicUrl' | 'slug'>,
  path: string,
): string => pageUrl(publicUrl, staffPath(slug, path));

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

type MailText = Pick<MailDraft, 'subject' | 'blocks'>;

/** A mail to the owner of an account, in their language. @param compose reads the texts of that language */
export const writeMailTo = (
  to: MailRecipient,
  compose: () => MailText,
  sender: Pick<ShelterSender, 'shelter'>,
): RenderedMail =>
  inLanguageOf(to, () => writeShelterMail({ name: nameInMail(to), ...compose() }, sender));

/** The same as one of the shelter's mails, which its colleagues see in the outbox. */
export const writeMailOfShelterTo = (
  to: MailRecipient,
  compose: () => MailText,
  sender: ShelterSender,
) => ({ ...writeMailTo(to, compose, sender), shelterId: sender.shelter.id });

function contactOf(shelter: Shelter): MailFooterLine[] {
  const { name, address, phone, email } = shelter;
  const hours = readHours(shelter);
  return [
    { text: name },
    ...(address ? [{ text: address }] : []),
    ...(phone ? [{ label: messages.telephone, text: phone, url: telUrl(phone) }] : []),
    ...(email ? [{ label: messages.email, text: email, url: mailtoUrl(email) }] : []),
    ...(hours ? [{ label: messages.open, text: hours }] : []),
    ...(address ? [{ label: messages.map, text: mapUrl(address), url: mapUrl(address) }] : []),
  ];
}
