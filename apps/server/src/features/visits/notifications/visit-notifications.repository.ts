import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database.ts';
import { INSERT_JOBS_SQL } from '../../../platform/jobs/jobs.repository.ts';
import { enqueueMail, mailGroupSql, mailQueueName } from '../../../platform/mail/enqueue-mail.ts';
import { VISIT_MAIL, type VisitMail } from './visit-notification.ts';

/** Stored in the transaction of the change that it tells of: both happen, or neither. */
export async function enqueueNotifications(
  transaction: Queries,
  letters: VisitMail[],
  now: Date,
): Promise<void> {
  for (const { to, expiresAt, letter } of letters) {
    const mail = { to, kind: VISIT_MAIL, data: letter, ...(expiresAt && { expiresAt }) };
    await enqueueMail(transaction, mail, now);
  }
}

/**
 * Stores reminders for confirmed visits that begin from now until then, in one statement: each visit
 * once, on whatever server, and also when servers stood still meanwhile.
 */
export async function enqueueReminders(database: Database, now: Date, until: Date): Promise<void> {
  const [from, to] = [now.toISOString(), until.toISOString()];
  await database.execute(sql`
    WITH reminded AS (
      UPDATE visits SET reminded_at = ${from}::timestamptz
      WHERE status = 'confirmed' AND reminded_at IS NULL
        AND starts_at > ${from}::timestamptz AND starts_at <= ${to}::timestamptz
      RETURNING id, user_id, visitor_email, starts_at, letter_sequence
    ), addressed AS (
      SELECT reminded.*, coalesce(users.email, visitor_email) AS address
      FROM reminded LEFT JOIN users ON users.id = user_id
    )
    ${sql.raw(INSERT_JOBS_SQL)}
    SELECT ${mailQueueName(VISIT_MAIL)},
      jsonb_build_object(
        'to', address, 'kind', ${VISIT_MAIL}::text, 'expiresAt', starts_at, 'data',
        jsonb_build_object('kind', 'reminder', 'visitId', id, 'sequence', letter_sequence)),
      ${sql.raw(mailGroupSql('address'))}, ${from}::timestamptz, ${from}::timestamptz
    FROM addressed WHERE address IS NOT NULL`);
}
