import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import type { Queries } from '../../platform/database/database.ts';
import { pageUrl } from '../../platform/language/page-url.ts';
import { nameForMail } from '../../platform/mail/mail-names.ts';
import { type ComposedMail, enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { mailLink, type RenderedMail } from '../../platform/mail/rendering/mail-draft.ts';
import {
  type ShelterSender,
  type StaffSender,
  staffUrl,
  writeMailOfShelterTo,
  writeShelterMail,
} from '../shelter/write-shelter-mail.ts';
import { type MailRecipient, mailTo } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';
import { colleagueMailMessages as messages } from './colleague-messages.ts';

type Named = Pick<UserRow, 'email' | 'fullName'>;

/** To somebody who may have no account. @param path with the token */
export function invitationMail(
  { role, by, path }: { role: ShelterRole; by: Named; path: string },
  sender: ShelterSender,
): RenderedMail {
  const { shelter, publicUrl } = sender;
  const draft = {
    name: '',
    subject: messages.invitation.subject({ shelter: shelter.name }),
    blocks: [
      messages.invitation.text({ by: nameOf(by), shelter: shelter.name, role }),
      mailLink(messages.invitation.open, pageUrl(publicUrl, path)),
      messages.invitation.lifetime,
      messages.invitation.notExpected,
    ],
  };
  return writeShelterMail(draft, sender);
}

export function newAdminMail(
  { to, user, by }: { to: MailRecipient; user: Named; by: Named },
  sender: StaffSender,
): ComposedMail {
  const { name: shelter } = sender.shelter;
  const compose = () => ({
    subject: messages.newAdmin.subject({ shelter }),
    blocks: [
      to.emailConfirmedAt
        ? messages.newAdmin.named({ user: nameOf(user), by: nameOf(by), shelter })
        : messages.newAdmin.somebody({ shelter }),
      messages.newAdmin.may,
      messages.newAdmin.mistake,
      mailLink(messages.newAdmin.colleagues, staffUrl(sender, '/colleagues')),
    ],
  });
  return { ...mailTo(to), kind: 'new admin', ...writeMailOfShelterTo(to, compose, sender) };
}

/** Informs managers of a new one, who is among them. */
export async function informManagers(
  transaction: Queries,
  { managers, user, by, now }: { managers: MailRecipient[]; user: Named; by: Named; now: Date },
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
export function roleMail(to: MailRecipient, news: RoleNews, sender: StaffSender): ComposedMail {
  const mail = writeMailOfShelterTo(to, () => roleText(news, sender), sender);
  return { ...mailTo(to), kind: 'staff role', ...mail };
}

function roleText(news: RoleNews, sender: StaffSender) {
  const { name: shelter } = sender.shelter;
  if ('now' in news) {
    const { newRole } = messages;
    return {
      subject: newRole.subject({ role: news.now, shelter }),
      blocks: [
        newRole.text({ role: news.now, shelter }),
        mailLink(newRole.open, staffUrl(sender, '/dashboard')),
        newRole.notExpected,
      ],
    };
  }
  const texts = messages[news.ended];
  const isAdopter = news.ended === 'removed' && !news.worksElsewhere;
  return {
    subject: texts.subject({ shelter }),
    blocks: [
      news.worksElsewhere ? texts.textHere({ shelter }) : texts.text({ shelter }),
      isAdopter ? messages.removed.adopterStays : texts.accountStays,
    ],
  };
}

/** A name that looks like a link is left out; the address identifies the person. */
function nameOf({ fullName, email }: Named): string {
  const name = nameForMail(fullName);
  return name ? `${name} (${email})` : email;
}
