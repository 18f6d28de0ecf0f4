import * as z from 'zod/mini';
import type { Queries } from '../database.ts';
import { insertJobs } from '../jobs/jobs.repository.ts';
import type { MailContent } from './mailer.ts';

/** A mail that was not sent by then is not sent any more, if its order names no other end. */
const SENT_WITHIN_MS = 3 * 24 * 60 * 60_000;

interface MailAddress {
  to: string;
  /** For the log and the metrics, such as "password changed"; one of a few. */
  kind: string;
  /** From then on the mail is not sent any more. */
  expiresAt?: Date;
}

/** A mail that is written already. Secrets do not belong into it: it is stored until it is sent. */
export type WrittenMail = MailAddress & MailContent;

/** A mail that is written when its turn comes, by the composer of its kind. */
export type MailToCompose = MailAddress & { data: object };

/** A mail as it is stored. */
export const StoredMail = z.object({
  to: z.string(),
  kind: z.string(),
  expiresAt: z.string(),
  content: z.optional(
    z.object({ subject: z.string(), text: z.string(), calendar: z.optional(z.string()) }),
  ),
  data: z.optional(z.unknown()),
});

/** The queue of mails that are written already. */
export const WRITTEN_MAILS = 'mail';

/** The queue of mails of a kind that has a composer. */
export const mailQueueName = (kind: string): string => `mail: ${kind}`;

/** Mails to one address are sent in order. Also computed in SQL, by visits.repository.ts. */
const groupOf = (address: string) => `mail to ${address.toLowerCase()}`;

/**
 * Stores a mail in the caller's transaction; it is sent if, and only if, that commits. This is the only
 * way to send one.
 */
export async function enqueueMail(
  queries: Queries,
  mail: WrittenMail | MailToCompose,
  now: Date,
): Promise<void> {
  const { to, kind } = mail;
  const expiresAt = mail.expiresAt ?? new Date(now.getTime() + SENT_WITHIN_MS);
  const address = { to, kind, expiresAt: expiresAt.toISOString() };
  const group = groupOf(to);
  if ('data' in mail) {
    const stored = { ...address, data: mail.data };
    return insertJobs(queries, mailQueueName(kind), [stored], now, { group });
  }
  const { subject, text, calendar } = mail;
  const stored = { ...address, content: { subject, text, calendar } };
  return insertJobs(queries, WRITTEN_MAILS, [stored], now, { group });
}
