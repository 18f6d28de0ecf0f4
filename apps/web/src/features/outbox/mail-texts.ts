import type { MailKind, NotSentReason } from '@pawmatch/contract/outbox/mail-values';
import { outboxMessages as messages } from './outbox-messages.ts';

const isKnown = (kind: string): kind is MailKind => Object.hasOwn(messages.kinds, kind);

/** What an email is about. One of an earlier version may have a kind that is no longer sent. */
export const mailKindText = (kind: string): string => (isKnown(kind) ? messages.kinds[kind] : kind);

/** Why an email was left out. */
export function notSentText({ kind, reason }: { kind: string; reason: NotSentReason }): string {
  const ofKind = reason === 'outdated' && isKnown(kind) ? messages.notSentOfKind[kind] : undefined;
  return ofKind ?? messages.notSent[reason];
}
