import { readLanguage } from '@pawmatch/contract/languages';
import type { OutboxMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { readStored, sayStored } from '../../platform/language/stored-text.ts';
import { maskAddress } from '../../platform/mail/mask-mail.ts';
import { StoredMail } from '../../platform/mail/queue/enqueue-mail.ts';
import type { QueuedMailRow, SentMailRow } from './outbox.repository.ts';

const languageOf = (language: string | null | undefined) =>
  typeof language === 'string' ? readLanguage(language) : null;

/** @param isReadable whether staff may read mails like this */
export function presentQueuedMail(
  row: QueuedMailRow,
  isReadable: (mail: StoredMail) => boolean,
  now: Date,
): OutboxMail {
  const mail = StoredMail.parse(row.payload);
  return {
    id: row.uid,
    state: row.failed_at ? 'failed' : 'waiting',
    kind: mail.kind,
    recipient: maskAddress(mail.to),
    subject: mail.content?.subject ?? null,
    language: languageOf(mail.content?.language),
    not_sent: null,
    created_at: row.created_at.toISOString(),
    at: (row.failed_at ?? row.due_at).toISOString(),
    failures: row.failures,
    last_error: row.last_error && sayStored(readStored(row.last_error)),
    is_readable: isReadable(mail),
    can_send_again: row.failed_at !== null && new Date(mail.expiresAt) > now,
  };
}

export function presentSentMail(row: SentMailRow): OutboxMail {
  return {
    id: row.id,
    state: row.not_sent ? 'not_sent' : 'sent',
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    language: languageOf(row.language),
    not_sent: row.not_sent,
    created_at: row.created_at.toISOString(),
    at: row.sent_at.toISOString(),
    failures: 0,
    last_error: null,
    is_readable: row.html !== null,
    can_send_again: false,
  };
}
