import type { NotSentReason } from '@pawmatch/contract/outbox/mail-values';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
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

/**
 * Keeps a mail for the outbox page. Its text is left out if it has become private since it was claimed,
 * because no account has its address any more.
 */
export async function insertSentMail(
  database: Queries,
  { id, to, kind, subject, html, notSent }: ListedMail,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    INSERT INTO sent_mails (id, user_id, recipient, kind, subject, html, not_sent, created_at, sent_at)
    SELECT ${id}::uuid, (SELECT id FROM users WHERE lower(email) = lower(${to})), ${maskAddress(to)},
      ${kind}, ${subject ?? null},
      CASE WHEN (job.payload -> 'isPrivate') IS DISTINCT FROM 'true' THEN ${html ? maskTokens(html) : null} END,
      ${notSent ?? null}, coalesce(job.created_at, ${now.toISOString()}::timestamptz),
      ${now.toISOString()}::timestamptz
    FROM (VALUES (1)) AS one LEFT JOIN jobs AS job ON job.uid = ${id}::uuid
    ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at`);
}

/** @returns how many were deleted */
export async function deleteSentMails(database: Queries, sentBefore: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`DELETE FROM sent_mails WHERE sent_at < ${sentBefore.toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
}
