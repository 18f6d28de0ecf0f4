import { visitOutcomes, WRITE_REASON_MS } from '@pawmatch/contract/visits/visit-values';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/database.ts';
import {
  defaultExpiry,
  enqueueMails,
  type MailToCompose,
  mailGroups,
  mailQueueName,
} from '../../../platform/mail/queue/enqueue-mail.ts';
import { insertMailsSql } from '../../../platform/mail/queue/insert-mails.repository.ts';
import { insertSentMail } from '../../../platform/mail/queue/sent-mails.repository.ts';
import { isThanked, VISIT_MAIL, type VisitMail, VisitNotification } from './visit-notification.ts';

/** Stores notifications in the transaction of their change, so that both are committed or neither. */
export const enqueueNotifications = (
  transaction: Queries,
  mails: VisitMail[],
  now: Date,
): Promise<void> => enqueueMails(transaction, mails.map(toMail), now);

export const toMail = ({ notification, ...address }: VisitMail): MailToCompose => ({
  ...address,
  kind: VISIT_MAIL,
  data: notification,
});

/**
 * Removes the notification of the latest move or answer from the queue if no server has claimed it and no other one
 * of the visit waits: then the visitor knows all but this. The caller has locked the visit.
 * @param sequence of the latest notification
 * @returns the notification that is not sent; undefined when it may have been
 */
export async function withdrawUndoable(
  transaction: Queries,
  { to, visitId, sequence }: { to: string; visitId: string; sequence: number },
  now: Date,
): Promise<VisitNotification | undefined> {
  const { rows } = await transaction.execute<{ uid: string; data: unknown }>(sql`
    WITH waiting AS (
      SELECT id FROM jobs
      WHERE group_key = ANY (${sql.param(mailGroups(to))}::text[]) AND failed_at IS NULL
        AND queue = ${mailQueueName(VISIT_MAIL)} AND payload -> 'data' ->> 'visitId' = ${visitId}
    )
    DELETE FROM jobs
    WHERE id IN (SELECT id FROM waiting) AND (SELECT count(*) FROM waiting) = 1 AND attempts = 0
      AND (payload -> 'data' ->> 'kind' IN ('moved', 'requestMoved')
        OR payload -> 'data' -> 'statusBefore' IS NOT NULL)
      AND payload -> 'data' ->> 'sequence' = ${`${sequence}`}
    RETURNING uid, payload -> 'data' AS data`);
  const [unsent] = rows;
  if (!unsent) return undefined;
  const mail = { id: unsent.uid, to, kind: VISIT_MAIL, notSent: 'outdated' } as const;
  await insertSentMail(transaction, mail, now);
  return VisitNotification.parse(unsent.data);
}

/**
 * Adds why a request was declined to the email about it, or lets the email wait for that, if no server has claimed it.
 * @param explanation null while it is being written
 * @returns false when there is no such email any more
 */
export async function explainDecline(
  database: Database,
  { visitId, explanation }: { visitId: string; explanation: string | null },
  now: Date,
): Promise<boolean> {
  const dueAt = new Date(now.getTime() + (explanation === null ? WRITE_REASON_MS : 0));
  // Before the visit begins: from then on it is not sent.
  const { rowCount } = await database.execute(sql`
    UPDATE jobs SET
      due_at = least(${dueAt.toISOString()}::timestamptz,
        (payload ->> 'expiresAt')::timestamptz - interval '1 minute'),
      payload = jsonb_set(payload, '{data,explanation}', to_jsonb(${explanation ?? ''}::text))
    WHERE queue = ${mailQueueName(VISIT_MAIL)} AND failed_at IS NULL AND attempts = 0
      AND payload -> 'data' ->> 'visitId' = ${visitId} AND payload -> 'data' ->> 'kind' = 'cancelled'
      AND payload -> 'data' ->> 'statusBefore' = 'pending'`);
  return rowCount === 1;
}

/** A mail about each visit of a table `addressed`. */
const mailOf = (kind: VisitNotification['kind'], expiresAt: SQL) => ({
  to: sql`address`,
  shelterId: sql`shelter_id`,
  expiresAt,
  data: sql`jsonb_build_object('kind', ${kind}::text, 'visitId', id, 'sequence', letter_sequence)`,
});

/** How long after a visit its visitor is thanked: until then, staff can correct its outcome. */
const THANK_AFTER_MS = 2 * 60 * 60_000;

/** Nobody is thanked for a visit whose outcome is stored later than this after its end. */
const THANK_WITHIN_MS = 7 * 24 * 60 * 60_000;

/** Stores thanks for visits that are over, each once; see {@link enqueueReminders}. */
export async function enqueueThanks(database: Database, now: Date): Promise<void> {
  const at = (ago: number) => sql`${new Date(now.getTime() - ago).toISOString()}::timestamptz`;
  const outcomes = visitOutcomes.filter((outcome) => isThanked({ status: 'completed', outcome }));
  await database.execute(sql`
    WITH thanked AS (
      INSERT INTO visit_thanks (visit_id, thanked_at)
      SELECT id, ${at(0)} FROM visits
      WHERE status = 'completed' AND outcome = ANY (${sql.param(outcomes)}::text[])
        AND ends_at <= ${at(THANK_AFTER_MS)} AND ends_at > ${at(THANK_WITHIN_MS)}
      ON CONFLICT DO NOTHING RETURNING visit_id
    ), addressed AS (
      SELECT visits.id, visits.shelter_id, letter_sequence, coalesce(users.email, visitor_email) AS address
      FROM thanked JOIN visits ON visits.id = visit_id LEFT JOIN users ON users.id = user_id
    )
    ${insertMailsSql(VISIT_MAIL, mailOf('thanks', sql`${defaultExpiry(now).toISOString()}::text`), now)}
    FROM addressed WHERE address IS NOT NULL`);
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
      RETURNING id, shelter_id, user_id, visitor_email, starts_at, letter_sequence
    ), addressed AS (
      SELECT reminded.*, coalesce(users.email, visitor_email) AS address
      FROM reminded LEFT JOIN users ON users.id = user_id
    )
    ${insertMailsSql(VISIT_MAIL, mailOf('reminder', sql`starts_at`), now)}
    FROM addressed WHERE address IS NOT NULL`);
}
