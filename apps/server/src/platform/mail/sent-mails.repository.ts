import type { NotSentReason } from '@pawmatch/contract/outbox/mail-states';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { maskAddress, maskTokens } from './mask-mail.ts';

/** A mail that was sent, or left out. */
export interface ListedMail {
  id: string;
  to: string;
  kind: string;
  /** Of a mail that was sent. */
  subject?: string;
  /** Null when staff must not read it. */
  html?: string | null;
  notSent?: NotSentReason;
}

/** Keeps a mail for the outbox page. The text of one to a person who is unknown by now is not kept. */
export async function insertSentMail(
  database: Queries,
  { id, to, kind, subject, html, notSent }: ListedMail,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    INSERT INTO sent_mails (id, user_id, recipient, kind, subject, html, not_sent, created_at, sent_at)
    SELECT ${id}::uuid, (SELECT id FROM users WHERE lower(email) = lower(${to})), ${maskAddress(to)},
      ${kind}, ${subject ?? null}, ${html ? maskTokens(html) : null}, ${notSent ?? null},
      coalesce((SELECT created_at FROM jobs WHERE uid = ${id}::uuid), ${now.toISOString()}::timestamptz),
      ${now.toISOString()}::timestamptz
    ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at`);
}

/** @returns how many were deleted */
export async function deleteSentMails(database: Queries, sentBefore: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`DELETE FROM sent_mails WHERE sent_at < ${sentBefore.toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
}
