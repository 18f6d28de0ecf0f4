import { PARTNER_PANEL } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { pageUrl } from '../../../platform/language/page-url.ts';
import { nameForMail } from '../../../platform/mail/mail-names.ts';
import type { ComposedMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../../platform/mail/rendering/mail-draft.ts';
import { type ShelterSender, writeMailTo } from '../../shelter/write-shelter-mail.ts';
import { type MailRecipient, nameInMail } from '../../users/mail-recipient.ts';
import { partnerMailMessages as messages } from './partner-mail-messages.ts';

const PANEL = `#${PARTNER_PANEL}`;

/** The part of the page that each mail leads to. */
const parts = { asked: PANEL, waiting: PANEL, approved: '', declined: '', ended: '' };

export type PartnerMailKind = keyof typeof parts;

/** Tells a person about the other one. */
export function partnerMail(
  kind: PartnerMailKind,
  { to, other: person }: { to: MailRecipient; other: MailRecipient },
  sender: ShelterSender,
): ComposedMail {
  const compose = () => {
    const { subject, text, link } = messages[kind];
    const other = nameForMail(nameInMail(person)) ?? messages.otherPerson;
    const url = pageUrl(sender.publicUrl, `/match-results${parts[kind]}`);
    return { subject: subject({ other }), blocks: [text({ other }), mailLink(link, url)] };
  };
  return {
    ...{ to: to.email, kind: 'match together', isPrivate: true },
    ...writeMailTo(to, compose, sender),
  };
}
