import { PARTNER_PANEL } from '@pawmatch/contract/matching/partner-matching-endpoints';
import { partnerMessages } from '@pawmatch/contract/matching/partner-messages';
import type { ComposedMail } from '../../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../../platform/mail/mail-draft.ts';
import { nameForMail } from '../../../platform/mail/mail-names.ts';
import { type ShelterSender, writeShelterMail } from '../../shelter/write-shelter-mail.ts';
import { nameInMail } from '../../users/mail-recipient.ts';
import type { UserRow } from '../../users/users.table.ts';

type Person = Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt'>;

/** What emails to two people say about matching together. @param other the name of the other one */
const messages = {
  asked: (other: string) => ({
    subject: `${other} wants to match together with you`,
    text: `${other} has joined by your link. Nothing is shared before you approve. ${partnerMessages.share} Approve only the person that you invited.`,
    link: 'Approve or decline',
    part: `#${PARTNER_PANEL}`,
  }),
  waiting: (other: string) => ({
    subject: `You have asked to match together with ${other}`,
    text: `${other} decides now, and nothing is shared before. ${partnerMessages.share} If that was not you, please withdraw it.`,
    link: 'See or withdraw it',
    part: `#${PARTNER_PANEL}`,
  }),
  approved: (other: string) => ({
    subject: `You match together with ${other}`,
    text: `You and ${other} now see which pets suit you both. ${partnerMessages.share} Either of you can stop at any time.`,
    link: 'See your matches',
    part: '',
  }),
  declined: (other: string) => ({
    subject: `${other} has not approved matching together`,
    text: `You asked to match together with ${other}, who has declined. Nothing was shared. If that was a mistake, please ask for a new link.`,
    link: 'See your matches',
    part: '',
  }),
  ended: (other: string) => ({
    subject: `You no longer match together with ${other}`,
    text: `${other} has ended it. ${partnerMessages.keep}`,
    link: 'See your matches',
    part: '',
  }),
};

export type PartnerMailKind = keyof typeof messages;

/** Tells a person about the other one. */
export function partnerMail(
  kind: PartnerMailKind,
  { to, other }: { to: Person; other: Person },
  sender: ShelterSender,
): ComposedMail {
  const { subject, text, link, part } = messages[kind](
    nameForMail(nameInMail(other)) ?? 'The other person',
  );
  const blocks = [text, mailLink(link, `${sender.publicUrl}/match-results${part}`)];
  return {
    ...{ to: to.email, kind: 'match together', isPrivate: true },
    ...writeShelterMail({ name: nameInMail(to), subject, blocks }, sender),
  };
}
