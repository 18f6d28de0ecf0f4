import type { ComposedMailKind } from '@pawmatch/contract/outbox/mail-values';
import { type SQL, sql } from 'drizzle-orm';
import { INSERT_JOBS_SQL } from '../../jobs/jobs.repository.ts';
import { mailGroup, mailQueueName } from './enqueue-mail.ts';
import { classOfMail } from './mail-classes.ts';

/** Expressions of each row. */
interface MailColumns {
  to: SQL;
  /** Left out for mails about an account. */
  shelterId?: SQL;
  expiresAt: SQL;
  data: SQL;
}

/**
 * What `enqueueMails` does, as the end of a statement that finds by itself who gets a mail, so that each gets one: a
 * `FROM` with these rows follows.
 */
export const insertMailsSql = (
  kind: ComposedMailKind,
  { to, shelterId, expiresAt, data }: MailColumns,
  now: Date,
): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${sql.raw(INSERT_JOBS_SQL)}
    SELECT ${mailQueueName(kind)},
      jsonb_build_object('to', ${to}, 'kind', ${kind}::text, 'expiresAt', ${expiresAt}, 'data', ${data})
        ${shelterId ? sql`|| jsonb_build_object('shelterId', ${shelterId})` : sql``},
      ${mailGroup('', classOfMail({ kind }))} || lower(${to}), ${at}, ${at}`;
};
