import type { NotSentReason } from '@pawmatch/contract/outbox/mail-values';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { mailGroups } from './enqueue-mail.ts';
import { FORGOTTEN, maskAddress, maskTokens } from './mask-mail.ts';

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
 * Keeps a mail for the outbox page. Text and recipient are left out if it has become private since it was claimed,
 * because no account has its address any more.
 */
export async function insertSentMail(
  database: Queries,
  { id, to, kind, subject, html, notSent }: ListedMail,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    INSERT INTO sent_mails (id, user_id, recipient, kind, subject, html, not_sent, created_at, sent_at)
    SELECT ${id}::uuid, (SELECT id FROM users WHERE lower(email) = lower(${to})),
      CASE WHEN ${isPrivate} THEN ${FORGOTTEN} ELSE ${maskAddress(to)} END, ${kind}, ${subject ?? null},
      CASE WHEN NOT ${isPrivate} THEN ${html ? maskTokens(html) : null} END, ${notSent ?? null}, coalesce(job.created_at, ${now.toISOString()}::timestamptz),
      ${now.toISOString()}::timestamptz
    FROM (VALUES (1)) AS one LEFT JOIN jobs AS job ON job.uid = ${id}::uuid
    ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at`);
}

const isPrivate = sql`coalesce(job.payload -> 'isPrivate' = 'true', false)`;

export async function hasWaitingMails(database: Queries, address: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT FROM jobs WHERE group_key = ANY (${sql.param(mailGroups(address))}::text[]) AND failed_at IS NULL LIMIT 1`);
  return rows.length > 0;
}

/** Those that were given up, to an address that no account has any more. */
export async function deleteFailedMails(database: Queries, address: string): Promise<void> {
  await database.execute(
    sql`DELETE FROM jobs WHERE group_key = ANY (${sql.param(mailGroups(address))}::text[]) AND failed_at IS NOT NULL`,
  );
}

/**
 * Removes a person from mails to addresses without an account, and from those to others that name the person.
 * @param words that name the person
 */
export async function forgetInSentMails(
  database: Queries,
  address: string,
  words: readonly string[],
): Promise<void> {
  const quoted = words.map((word) => word.replace(/[\^$\\.*+?()[\]{}|]/g, '\\$&'));
  const named = `(?<![[:alnum:]])(?:${quoted.join('|')})(?![[:alnum:]])`;
  await database.execute(sql`
    UPDATE sent_mails SET recipient = ${FORGOTTEN}
    WHERE user_id IS NULL AND recipient = ${maskAddress(address)}`);
  await database.execute(sql`
    UPDATE sent_mails SET html = NULL,
      subject = CASE WHEN subject ~* ${named} THEN ${FORGOTTEN} ELSE subject END
    WHERE subject ~* ${named} OR html ~* ${named}`);
}

/** @returns how many were deleted */
export async function deleteSentMails(database: Queries, sentBefore: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`DELETE FROM sent_mails WHERE sent_at < ${sentBefore.toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
}
