import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { maskAddress, maskTokens } from './mask-mail.ts';

interface SentMail {
  id: string;
  to: string;
  kind: string;
  subject: string;
  /** Null when staff must not read it. */
  html: string | null;
}

/** Keeps a mail for the outbox page. The text of one to a person who is unknown by now is not kept. */
export async function insertSentMail(
  database: Database,
  { id, to, kind, subject, html }: SentMail,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    INSERT INTO sent_mails (id, user_id, recipient, kind, subject, html, created_at, sent_at)
    SELECT ${id}::uuid, (SELECT id FROM users WHERE lower(email) = lower(${to})), ${maskAddress(to)},
      ${kind}, ${subject}, ${html && maskTokens(html)},
      coalesce((SELECT created_at FROM jobs WHERE uid = ${id}::uuid), ${now.toISOString()}::timestamptz),
      ${now.toISOString()}::timestamptz
    ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at`);
}

/** @returns how many were deleted */
export async function deleteSentMails(database: Database, sentBefore: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`DELETE FROM sent_mails WHERE sent_at < ${sentBefore.toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
}
