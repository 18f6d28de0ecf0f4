import { type FeedDestination, feedNames } from '@pawmatch/contract/feeds/feed-values';
import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import { mailLink } from '../../platform/mail/mail-draft.ts';
import { type StaffSender, staffUrl, writeMailOfShelter } from '../shelter/write-shelter-mail.ts';
import { nameInMail } from '../users/mail-recipient.ts';
import type { UserRow } from '../users/users.table.ts';

/** Why a feed needs somebody. */
export type FeedTrouble =
  | { kind: 'held'; before: number; now: number }
  | { kind: 'failed'; error: string };

const subjects: Record<FeedTrouble['kind'], (site: string) => string> = {
  held: (site) => `The feed for ${site} waits for you`,
  failed: (site) => `The feed for ${site} does not arrive`,
};

const reasonOf = (trouble: FeedTrouble, site: string) =>
  trouble.kind === 'held'
    ? `${site} had ${trouble.before} of your pets, and would now get ${trouble.now}. In case that is a mistake, nothing was sent. Please look at it, and let it go if it is right.`
    : `${site} does not get your pets at the moment. This is why:`;

/** Tells a manager of a feed that does not go on by itself. */
export function feedMail(
  {
    to,
    destination,
    trouble,
  }: {
    to: Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt'>;
    destination: FeedDestination;
    trouble: FeedTrouble;
  },
  sender: StaffSender,
): ComposedMail {
  const site = feedNames[destination];
  const draft = {
    name: nameInMail(to),
    subject: subjects[trouble.kind](site),
    blocks: [
      reasonOf(trouble, site),
      ...(trouble.kind === 'failed' ? [{ kind: 'quote' as const, text: trouble.error }] : []),
      mailLink('Feeds', staffUrl(sender, '/data/feeds')),
    ],
  };
  return { to: to.email, kind: 'feed', ...writeMailOfShelter(draft, sender) };
}
