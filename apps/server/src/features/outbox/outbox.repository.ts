import { type NotSentReason, OUTBOX_PAGE_SIZE } from '@pawmatch/contract/outbox/mail-values';
import type {
  Outbox,
  OutboxQuery,
  RefusedMailsQuery,
} from '@pawmatch/contract/outbox/outbox-endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { COMPOSED_MAILS, mailQueueName } from '../../platform/mail/queue/enqueue-mail.ts';

/** A mail in the queue. */
export interface QueuedMailRow extends Record<string, unknown> {
  uid: string;
  /** A stored mail. */
  payload: unknown;
  failures: number;
  last_error: string | null;
  created_at: Date;
  due_at: Date;
  failed_at: Date | null;
}

export interface SentMailRow extends Record<string, unknown> {
  id: string;
  recipient: string;
  kind: string;
  /** Null for a mail that was left out. */
  subject: string | null;
  html: string | null;
  /** Null for a mail that was left out, or is older than accounts with a language. */
  language: string | null;
  not_sent: NotSentReason | null;
  created_at: Date;
  sent_at: Date;
}

/** A shelter, and whether the mails about accounts, which are of none, belong to what is seen. */
export type MailScope = { shelterId: string; includesInstallation: boolean } | null;

const isMail = sql`(queue = ${COMPOSED_MAILS} OR starts_with(queue, ${mailQueueName('')}))`;

/** Whose mails a colleague sees. @param scope null for those of all shelters and of accounts */
const isOfQueue = (scope: MailScope) =>
  scope === null ? sql`true` : isInScope(sql`shelter_of_mail(payload)`, scope);
const isOfSent = (scope: MailScope) =>
  scope === null ? sql`true` : isInScope(sql`shelter_id`, scope);
const isInScope = (shelter: SQL, { shelterId, includesInstallation }: NonNullable<MailScope>) =>
  sql`(${shelter} = ${shelterId}::uuid OR ${includesInstallation} AND ${shelter} IS NULL)`;

const jobColumns = sql`uid, payload, failures, last_error, created_at, due_at, failed_at`;
const sentColumns = sql`id, recipient, kind, subject, html, language, not_sent, created_at, sent_at`;

/** Times come as text, without drizzle's column types. */
function withDates<Row extends Record<string, unknown>>(row: Row): Row {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    key.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries) as Row;
}

async function select<Row extends Record<string, unknown>>(
  database: Database,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await database.execute<Row>(query);
  return rows.map((row) => withDates(row as Row));
}

/** The newest first. */
export function listQueuedMails(
  database: Database,
  { state, limit, offset }: OutboxQuery,
  scope: MailScope,
): Promise<QueuedMailRow[]> {
  const condition = state === 'failed' ? sql`failed_at IS NOT NULL` : sql`failed_at IS NULL`;
  return select(
    database,
    sql`SELECT ${jobColumns} FROM jobs WHERE ${isMail} AND ${isOfQueue(scope)} AND ${condition}
      ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
}

/** The newest first, of the address of a person or of a visitor. */
export function listRefusedMails(
  database: Database,
  { user_id, visit_id }: RefusedMailsQuery,
  scope: MailScope,
): Promise<QueuedMailRow[]> {
  const [userId, visitId] = [user_id ?? null, visit_id ?? null];
  const addresses = sql`
    SELECT lower(email) FROM users
      WHERE id = ${userId}::uuid OR id = (SELECT user_id FROM visits WHERE id = ${visitId}::uuid)
    UNION ALL
    SELECT lower(visitor_email) FROM visits WHERE id = ${visitId}::uuid`;
  return select(
    database,
    sql`SELECT ${jobColumns} FROM jobs
      WHERE ${isMail} AND ${isOfQueue(scope)} AND failed_at IS NOT NULL AND lower(payload ->> 'to') IN (${addresses})
      ORDER BY id DESC LIMIT ${OUTBOX_PAGE_SIZE}`,
  );
}

/** Those that were sent, or those that were left out; the newest first. */
export function listSentMails(
  database: Database,
  { state, limit, offset }: OutboxQuery,
  scope: MailScope,
): Promise<SentMailRow[]> {
  const condition = state === 'sent' ? sql`not_sent IS NULL` : sql`not_sent IS NOT NULL`;
  return select(
    database,
    sql`SELECT ${sentColumns} FROM sent_mails WHERE ${isOfSent(scope)} AND ${condition}
      ORDER BY sent_at DESC, id LIMIT ${limit} OFFSET ${offset}`,
  );
}

/** The newest first. @param shelterId null for those of all shelters and of the account */
export const listSentMailsOfUser = (
  database: Database,
  userId: string,
  shelterId: string | null,
): Promise<SentMailRow[]> =>
  select(
    database,
    sql`SELECT ${sentColumns} FROM sent_mails WHERE user_id = ${userId}
      AND ${isOfSent(shelterId === null ? null : { shelterId, includesInstallation: false })} ORDER BY sent_at DESC, id`,
  );

export async function countMails(database: Database, scope: MailScope): Promise<Outbox['counts']> {
  const { rows } = await database.execute<Outbox['counts']>(sql`
    SELECT (count(*) FILTER (WHERE failed_at IS NULL))::integer AS waiting,
      (count(*) FILTER (WHERE failed_at IS NOT NULL))::integer AS failed,
      (SELECT count(*) FROM sent_mails WHERE ${isOfSent(scope)} AND not_sent IS NULL)::integer AS sent,
      (SELECT count(*) FROM sent_mails WHERE ${isOfSent(scope)} AND not_sent IS NOT NULL)::integer AS not_sent
    FROM jobs WHERE ${isMail} AND ${isOfQueue(scope)}`);
  return rows[0] ?? { waiting: 0, failed: 0, sent: 0, not_sent: 0 };
}

export async function findQueuedMail(
  database: Database,
  id: string,
  scope: MailScope,
): Promise<QueuedMailRow | undefined> {
  const query = sql`SELECT ${jobColumns} FROM jobs WHERE ${isMail} AND ${isOfQueue(scope)} AND uid = ${id}::uuid`;
  return (await select<QueuedMailRow>(database, query))[0];
}

export async function findSentMail(
  database: Database,
  id: string,
  scope: MailScope,
): Promise<SentMailRow | undefined> {
  const query = sql`SELECT ${sentColumns} FROM sent_mails WHERE ${isOfSent(scope)} AND id = ${id}::uuid`;
  return (await select<SentMailRow>(database, query))[0];
}

/** Whose address a mail goes to, or went to. @returns undefined for somebody without an account */
export async function findRecipient(database: Database, id: string): Promise<string | undefined> {
  const { rows } = await database.execute<{ id: string }>(sql`
    SELECT users.id FROM jobs JOIN users ON lower(users.email) = lower(payload ->> 'to')
      WHERE ${isMail} AND uid = ${id}::uuid
    UNION ALL
    SELECT user_id FROM sent_mails WHERE id = ${id}::uuid AND user_id IS NOT NULL`);
  return rows[0]?.id;
}

/** @returns false when the mail has not failed, or has expired */
export async function requeueMail(
  database: Database,
  id: string,
  { scope, now }: { scope: MailScope; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await database.execute(sql`
    UPDATE jobs SET failed_at = NULL, failures = 0, due_at = ${at}
    WHERE ${isMail} AND ${isOfQueue(scope)} AND uid = ${id}::uuid AND failed_at IS NOT NULL
      AND (payload ->> 'expiresAt')::timestamptz > ${at}`);
  return rowCount === 1;
}
