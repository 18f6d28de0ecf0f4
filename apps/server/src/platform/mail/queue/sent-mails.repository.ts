import type { MailKind, NotSentReason } from '@pawmatch/contract/outbox/mail-values';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { forgetWords } from '../forget-words.ts';
import { FORGOTTEN, maskAddress, maskTokens } from '../mask-mail.ts';
import { mailGroups } from './enqueue-mail.ts';

/** A mail that was sent, or left out. */
export interface ListedMail {
  id: string;
  to: string;
  kind: string;
  /** Of a mail that was sent. */
  subject?: string;
  /** Null when staff must not read it. */
  html?: string | null;
  language?: string | undefined;
  notSent?: NotSentReason;
}

/**
 * Keeps a mail for the outbox page. Text and recipient are left out if it has become private since it was claimed,
 * because no account has its address any more.
 */
export async function insertSentMail(
  database: Queries,
  { id, to, kind, subject, html, language, notSent }: ListedMail,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    INSERT INTO sent_mails (id, user_id, recipient, kind, subject, html, language, not_sent, created_at, sent_at, shelter_id)
    SELECT ${id}::uuid, (SELECT id FROM users WHERE lower(email) = lower(${to}) AND NOT ${isPrivate}),
      CASE WHEN ${isPrivate} THEN ${FORGOTTEN} ELSE ${maskAddress(to)} END, ${kind}, ${subject ?? null},
      CASE WHEN NOT ${isPrivate} THEN ${html ? maskTokens(html) : null} END, ${language ?? null}, ${notSent ?? null}, coalesce(job.created_at, ${now.toISOString()}::timestamptz),
      ${now.toISOString()}::timestamptz, shelter_of_mail(job.payload)
    FROM (VALUES (1)) AS one LEFT JOIN jobs AS job ON job.uid = ${id}::uuid
    ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at`);
}

const isPrivate = sql`coalesce(job.payload -> 'isPrivate' = 'true', false)`;

/** @param enqueuedUntil mails of who has signed up with an address since do not count */
export async function hasWaitingMails(
  database: Queries,
  addresses: readonly string[],
  enqueuedUntil: string,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT FROM jobs WHERE group_key = ANY (${groupsOf(addresses)}) AND failed_at IS NULL
      AND created_at <= ${enqueuedUntil}::timestamptz LIMIT 1`);
  return rows.length > 0;
}

const groupsOf = (addresses: readonly string[]) =>
  sql`${sql.param(addresses.flatMap(mailGroups))}::text[]`;

/** Those that were given up, to addresses that no account has any more. */
export async function deleteFailedMails(
  database: Queries,
  addresses: readonly string[],
): Promise<void> {
  await database.execute(
    sql`DELETE FROM jobs WHERE group_key = ANY (${groupsOf(addresses)}) AND failed_at IS NOT NULL`,
  );
}

/** The kinds of mails that can name somebody else: a visit's also a walk-in who has had an account since. */
const KINDS_WITH_NAMES = [
  'visit',
  'visit requests',
  'tasks',
  'match together',
  'new admin',
  'very many openings',
] as const satisfies readonly MailKind[];

const canNameOthers = sql`kind = ANY (${sql.param(KINDS_WITH_NAMES)}::text[])`;

/** The ids of mails that can name others, and of those that were enqueued since. */
export async function listMailIds(database: Queries, since: string) {
  const { rows } = await database.execute<{ id: string; isSince: boolean; hasNames: boolean }>(sql`
    SELECT id, created_at > ${since}::timestamptz AS "isSince", ${canNameOthers} AS "hasNames"
    FROM sent_mails WHERE created_at > ${since}::timestamptz OR ${canNameOthers}`);
  const idsOf = (key: 'isSince' | 'hasNames') =>
    new Set(rows.filter((row) => row[key]).map(({ id }) => id));
  return { since: idsOf('isSince'), withNames: idsOf('hasNames') };
}

/** Takes a person out of mails to addresses without an account, and out of those to others that name the person. */
export async function forgetInSentMails(
  database: Queries,
  addresses: readonly string[],
  words: readonly string[],
): Promise<void> {
  await database.execute(sql`
    UPDATE sent_mails SET recipient = ${FORGOTTEN}
    WHERE user_id IS NULL AND recipient = ANY (${sql.param(addresses.map(maskAddress))}::text[])`);
  const { rows } = await database.execute<{
    id: string;
    subject: string | null;
    html: string | null;
  }>(sql`
    SELECT id, subject, html FROM sent_mails WHERE ${canNameOthers} AND EXISTS (
      SELECT FROM unnest(${sql.param(words)}::text[]) AS word WHERE strpos(concat(subject, html), word) > 0)`);
  for (const { id, subject, html } of rows) {
    await database.execute(sql`
      UPDATE sent_mails SET subject = ${subject && forgetWords(subject, words)},
        html = ${html && forgetWords(html, words)}
      WHERE id = ${id}`);
  }
}

/** @returns how many were deleted */
export async function deleteSentMails(database: Queries, sentBefore: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`DELETE FROM sent_mails WHERE sent_at < ${sentBefore.toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
}
