import { STAFF_INVITATION_DAYS } from '@pawmatch/contract/colleagues/colleague-changes';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import type { Queries } from '../../platform/database/database.ts';
import { type ComposedMail, enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink, type RenderedMail } from '../../platform/mail/mail-draft.ts';
import { nameForMail } from '../../platform/mail/mail-names.ts';
import {
  type ShelterSender,
  type StaffSender,
  staffUrl,
  writeMailOfShelter,
  writeShelterMail,
} from '../shelter/write-shelter-mail.ts';
import { mailTo, nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

type Addressee = Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt'>;

const roleInWords = {
  foster: 'a foster carer',
  volunteer: 'a volunteer',
  staff: 'a member of the staff',
  manager: 'a manager',
} satisfies Record<ShelterRole, string>;

/** To somebody who may have no account. @param path with the token */
export function invitationMail(
  { role, by, path }: { role: ShelterRole; by: Addressee; path: string },
  sender: ShelterSender,
): RenderedMail {
  const { shelter, publicUrl } = sender;
  const draft = {
    name: '',
    subject: `You are invited to work with ${shelter.name}`,
    blocks: [
      `${nameOf(by)} invites you to join ${shelter.name} as ${roleInWords[role]}.`,
      mailLink('Open the invitation', `${publicUrl}${path}`),
      `The link works once, within the next ${STAFF_INVITATION_DAYS} days, and only for this email address.`,
      'If you did not expect this, please do not open it. You do not need to do anything.',
    ],
  };
  return writeShelterMail(draft, sender);
}

export function newAdminMail(
  { to, user, by }: { to: Addressee; user: Addressee; by: Addressee },
  sender: StaffSender,
): ComposedMail {
  const { name } = sender.shelter;
  const draft = {
    name: nameInMail(to),
    subject: `${name} has a new admin`,
    blocks: [
      to.emailConfirmedAt
        ? `${nameOf(user)} was just made an admin of ${name} by ${nameOf(by)}.`
        : `Somebody was just made an admin of ${name}.`,
      'Admins see and change all pets, visits and accounts.',
      'If this is a mistake, please remove the role at once:',
      mailLink('Colleagues', staffUrl(sender, '/colleagues')),
    ],
  };
  return { ...mailTo(to), kind: 'new admin', ...writeMailOfShelter(draft, sender) };
}

/** Informs managers of a new one, who is among them. */
export async function informManagers(
  transaction: Queries,
  { managers, user, by, now }: { managers: Addressee[]; user: Addressee; by: Addressee; now: Date },
  sender: StaffSender,
): Promise<void> {
  for (const to of managers) {
    await enqueueMail(transaction, newAdminMail({ to, user, by }, sender), now);
  }
}

/** What happened to the role of a colleague. */
export type RoleNews =
  | { now: ShelterRole }
  | { ended: 'suspended' | 'removed'; worksElsewhere: boolean };

/** Informs a colleague. It names nobody, because it stays in the outbox. */
export function roleMail(to: Addressee, news: RoleNews, sender: StaffSender): ComposedMail {
  const draft = { name: nameInMail(to), ...roleText(news, sender) };
  return { ...mailTo(to), kind: 'staff role', ...writeMailOfShelter(draft, sender) };
}

function roleText(news: RoleNews, sender: StaffSender) {
  const { name } = sender.shelter;
  if ('now' in news)
    return {
      subject: `You are ${roleInWords[news.now]} of ${name}`,
      blocks: [
        `You work with ${name} as ${roleInWords[news.now]}. The pages that you may use are here:`,
        mailLink('Open the staff pages', staffUrl(sender, '/dashboard')),
        'If you did not expect this, please reply to this email.',
      ],
    };
  return news.worksElsewhere ? endedHere[news.ended](name) : ended[news.ended](name);
}

const MISTAKE = 'If you think that this is a mistake, please reply to this email.';

type EndedText = (shelter: string) => { subject: string; blocks: string[] };

/** For who has no other role. */
const ended: Record<'suspended' | 'removed', EndedText> = {
  suspended: (shelter) => ({
    subject: `Your access to the staff pages of ${shelter} is suspended`,
    blocks: [
      `A manager of ${shelter} has suspended your access to the staff pages. You are logged out everywhere, and your calendar addresses have ended.`,
      `Your account stays. ${MISTAKE}`,
    ],
  }),
  removed: (shelter) => ({
    subject: `You no longer work with ${shelter}`,
    blocks: [
      `A manager of ${shelter} has ended your role. You are logged out everywhere, and your calendar addresses have ended.`,
      `Your account stays, as that of an adopter. ${MISTAKE}`,
    ],
  }),
};

/** For who works at another shelter, too. */
const endedHere: Record<'suspended' | 'removed', EndedText> = {
  suspended: (shelter) => ({
    ...ended.suspended(shelter),
    blocks: [
      `A manager of ${shelter} has suspended your access to the staff pages. What you do for other shelters stays as it is.`,
      `Your account stays. ${MISTAKE}`,
    ],
  }),
  removed: (shelter) => ({
    ...ended.removed(shelter),
    blocks: [
      `A manager of ${shelter} has ended your role. What you do for other shelters stays as it is.`,
      `Your account stays. ${MISTAKE}`,
    ],
  }),
};

/** A name that looks like a link is left out; the address identifies the person. */
function nameOf({ fullName, email }: Pick<UserRow, 'email' | 'fullName'>): string {
  const name = nameForMail(fullName);
  return name ? `${name} (${email})` : email;
}
