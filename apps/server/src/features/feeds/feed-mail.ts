import { type FeedDestination, feedNames } from '@pawmatch/contract/feeds/feed-values';
import { type StoredText, sayStored } from '../../platform/language/stored-text.ts';
import type { ComposedMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/rendering/mail-draft.ts';
import { type StaffSender, staffUrl, writeMailOfShelterTo } from '../shelter/write-shelter-mail.ts';
import type { MailRecipient } from '../users/mail-recipient.ts';
import { feedMailMessages as messages } from './feed-messages.ts';

/** Why a feed needs somebody. */
export type FeedTrouble =
  | { kind: 'held'; before: number; now: number }
  | { kind: 'failed'; error: StoredText };

const textOf = (trouble: FeedTrouble, site: string) =>
  trouble.kind === 'held'
    ? messages.held.text({ site, ...trouble })
    : messages.failed.text({ site });

/** Tells a manager of a feed that does not go on by itself. */
export function feedMail(
  {
    to,
    destination,
    trouble,
  }: {
    to: MailRecipient;
    destination: FeedDestination;
    trouble: FeedTrouble;
  },
  sender: StaffSender,
): ComposedMail {
  const site = feedNames[destination];
  const compose = () => ({
    subject: messages[trouble.kind].subject({ site }),
    blocks: [
      textOf(trouble, site),
      ...(trouble.kind === 'failed'
        ? [{ kind: 'quote' as const, text: sayStored(trouble.error) }]
        : []),
      mailLink(messages.feeds, staffUrl(sender, '/data/feeds')),
    ],
  });
  return { to: to.email, kind: 'feed', ...writeMailOfShelterTo(to, compose, sender) };
}
