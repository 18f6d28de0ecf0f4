import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database.ts';
import { INSERT_JOBS_SQL } from '../../../platform/jobs/jobs.repository.ts';
import { enqueueMail, mailGroupSql, mailQueueName } from '../../../platform/mail/enqueue-mail.ts';
import { VISIT_MAIL, type VisitMail } from './visit-notification.ts';

/** Stores notifications in the transaction of their change, so that both are committed or neither. */
export async function enqueueNotifications(
  transaction: Queries,
  mails: VisitMail[],
  now: Date,
): Promise<void> {
  for (const { to, expiresAt, notification } of mails) {
    const mail = { to, kind: VISIT_MAIL, data: notification, ...(expiresAt && { expiresAt }) };
    await enqueueMail(transaction, mail, now);
  }
}

/**
 * Stores reminders of confirmed visits that begin within the given time, in one statement, so that each
 * visit gets one reminder, even with several servers or after an outage.
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
