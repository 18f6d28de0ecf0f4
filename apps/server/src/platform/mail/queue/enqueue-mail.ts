import type { ComposedMailKind, MailKind } from '@pawmatch/contract/outbox/mail-values';
import * as z from 'zod/mini';
import type { Queries } from '../../database/database.ts';
import { insertJobs, type NewJob } from '../../jobs/jobs.repository.ts';
import type { MailContent } from '../mailer.ts';
import { classOfMail, type MailClass, mailsAnHour } from './mail-classes.ts';

/** How long after enqueueing a mail is still sent, unless the caller sets `expiresAt`: longer than a mail server is usually away. */
const DEFAULT_LIFETIME_MS = 3 * 24 * 60 * 60_000;

export const defaultExpiry = (now: Date) => new Date(now.getTime() + DEFAULT_LIFETIME_MS);

interface MailAddress {
  to: string;
  /** About an account whose address is not confirmed. */
  isUnconfirmed?: boolean | undefined;
  /** Says what an adoption has ended, whatever its kind: it waits with the mails about adoptions. */
  isOfAdoption?: boolean | undefined;
  /** For the outbox, the log and the metrics. */
  kind: MailKind;
  /** Whose colleagues see it in the outbox, and get the answers. */
  shelterId?: string | undefined;
  /** The mail, and later ones of its class to the same address, are not sent before then; at once by default. */
  sendAt?: Date | undefined;
  /** The mail is not sent from then on. */
  expiresAt?: Date | undefined;
}

/** A mail with its text. It must contain no secret, because it is stored until it is sent. */
export type ComposedMail = MailAddress &
  Pick<MailContent, 'subject' | 'text' | 'html' | 'language'> & {
    /** Staff cannot read it in the outbox. */
    isPrivate?: true;
  };

/** A mail that the composer of its kind writes at the moment of sending. */
export type MailToCompose = Omit<MailAddress, 'shelterId'> & {
  kind: ComposedMailKind;
  /** Null for a mail about an account, which is of no shelter. */
  shelterId: string | null;
  data: object;
};

/** A mail as stored in the payload of a job. */
export const StoredMail = z.object({
  to: z.string(),
  kind: z.string(),
  shelterId: z.optional(z.string()),
  isUnconfirmed: z.optional(z.boolean()),
  isOfAdoption: z.optional(z.boolean()),
  expiresAt: z.string(),
  content: z.optional(
    z.object({
      subject: z.string(),
      text: z.string(),
      html: z.optional(z.string()),
      language: z.optional(z.string()),
    }),
  ),
  data: z.optional(z.unknown()),
  /** Staff cannot read it in the outbox. */
  isPrivate: z.optional(z.boolean()),
});
export type StoredMail = z.infer<typeof StoredMail>;

/** The queue of mails with a text. */
export const COMPOSED_MAILS = 'mail';

/** The queue of the mails of a kind that has a composer, whose name begins with that of no kind. */
export const mailQueueName = (kind: ComposedMailKind | ''): string => `mail: ${kind}`;

/** Mails of one class to one address are a group of jobs, which are sent in order. */
export const mailGroup = (address: string, mailClass: MailClass) =>
  `${groupPrefix(mailClass)}${address.toLowerCase()}`;

/** All groups of mails to an address. */
export const mailGroups = (address: string): string[] =>
  (Object.keys(mailsAnHour) as MailClass[]).map((name) => mailGroup(address, name));

const groupPrefix = (mailClass: MailClass) =>
  mailClass === 'everyday' ? 'mail to ' : `${mailClass} mail to `;

/**
 * Stores mails in the caller's transaction: they are sent if, and only if, that commits. Features send
 * mails in no other way.
 */
export const enqueueMails = (
  queries: Queries,
  mails: (ComposedMail | MailToCompose)[],
  now: Date,
): Promise<void> =>
  insertJobs(
    queries,
    mails.map((mail) => jobOf(mail, now)),
    now,
  );

/** See {@link enqueueMails}. */
export const enqueueMail = (queries: Queries, mail: ComposedMail | MailToCompose, now: Date) =>
  enqueueMails(queries, [mail], now);

function jobOf(mail: ComposedMail | MailToCompose, now: Date): NewJob {
  const {
    to,
    kind,
    shelterId: ofShelter,
    isUnconfirmed,
    isOfAdoption,
    sendAt: dueAt,
    expiresAt = defaultExpiry(now),
  } = mail;
  const shelterId = ofShelter ?? undefined;
  const kept = { to, kind, shelterId, isUnconfirmed, isOfAdoption };
  const address = { ...kept, expiresAt: expiresAt.toISOString() };
  const group = mailGroup(to, classOfMail(mail));
  if ('data' in mail) {
    const payload = { ...address, data: mail.data };
    return { queue: mailQueueName(mail.kind), payload, group, dueAt };
  }
  const { subject, text, html, language, isPrivate } = mail;
  const payload = { ...address, content: { subject, text, html, language }, isPrivate };
  return { queue: COMPOSED_MAILS, payload, group, dueAt };
}
