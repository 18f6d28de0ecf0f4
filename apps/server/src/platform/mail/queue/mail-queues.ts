import {
  type ComposedMailKind,
  composedMailKinds,
  type NotSentReason,
} from '@pawmatch/contract/outbox/mail-values';
import type { Job } from '../../jobs/jobs.repository.ts';
import type { JobResult, Queue } from '../../jobs/queue.ts';
import type { PlatformDependencies } from '../../platform-dependencies.ts';
import { mailboxHash } from '../mailbox.ts';
import type { Mail, MailContent } from '../mailer.ts';
import { COMPOSED_MAILS, mailQueueName, StoredMail } from './enqueue-mail.ts';
import { classOfMail } from './mail-classes.ts';
import { freeMailSlot, takeMailSlot } from './mail-slots.repository.ts';
import { insertSentMail, type ListedMail } from './sent-mails.repository.ts';

/** Why a mail is not sent. */
type NotSent = { notSent: NotSentReason };

/** A mail whose text is still to be written. */
interface MailToWrite {
  to: string;
  /** As enqueued. */
  shelterId: string | undefined;
  /** As enqueued. */
  data: unknown;
  /** The job's id; the same at each retry. */
  id: string;
  /** Staff look at it; nothing is stored, and links have the {@link PREVIEW_TOKEN}. */
  isPreview: boolean;
}

/** In place of the token of a link, which is created when the mail is sent. */
export const PREVIEW_TOKEN = '…';

/** Writes the mails of one kind at the moment of sending. */
export interface MailComposer {
  /**
   * Staff may read these mails, except private ones: a preview changes nothing, and tokens in its links can be
   * masked.
   */
  isReadable?: true;
  /**
   * `to` of the result replaces the address for which the mail was enqueued.
   * @throws to be retried later
   */
  compose(mail: MailToWrite): Promise<(MailContent & { to?: string }) | NotSent>;
}

export type MailComposers = Readonly<Record<ComposedMailKind, MailComposer>>;

/** The composer of a stored mail, if its kind has one. */
export const composerOf = ({ kind }: StoredMail, composers: MailComposers) =>
  (composers as Readonly<Partial<Record<string, MailComposer>>>)[kind];

/** Whether staff may read a mail: none that may have a secret link, or is to an address that no account has any more. */
export const isReadableMail = (mail: StoredMail, composers: MailComposers): boolean =>
  mail.isPrivate !== true &&
  (mail.content !== undefined || composerOf(mail, composers)?.isReadable === true);

type MailDependencies = Pick<
  PlatformDependencies,
  'database' | 'clock' | 'mailer' | 'config' | 'logger' | 'metrics'
>;

/** Queues that send the stored mails of each mailbox in order and within its limit. */
export function createMailQueues(
  { database, clock, mailer, config, logger, metrics }: MailDependencies,
  composers: MailComposers,
): Queue[] {
  /** Lists a mail in the outbox. A failure is only logged, because a retry would send the mail again. */
  const list = (mail: ListedMail) =>
    insertSentMail(database, mail, clock()).catch((error: unknown) =>
      logger.warn({ err: error, kind: mail.kind }, 'A mail is missing in the outbox'),
    );

  async function skip({ to, kind }: StoredMail, job: Job, reason: NotSentReason) {
    metrics.countMail(kind, reason);
    logger.info({ kind, reason }, 'A mail was not sent');
    await list({ id: job.uid, to, kind, notSent: reason });
    return { skipped: true } as const;
  }

  async function write(mail: StoredMail, job: Job) {
    if (mail.content) return mail.content;
    const composer = composerOf(mail, composers);
    if (!composer) throw new Error(`There is no composer for mails of the kind ${mail.kind}`);
    const { to, shelterId, data } = mail;
    return composer.compose({ to, shelterId, data, id: job.uid, isPreview: false });
  }

  async function handle(job: Job): Promise<JobResult | undefined> {
    const mail = StoredMail.parse(job.payload);
    const { to, kind } = mail;
    const now = clock();
    if (new Date(mail.expiresAt) <= now) return skip(mail, job, 'expired');
    const mailbox = mailboxHash(to);
    const mailClass = classOfMail(mail);
    if (config.rateLimits) {
      const freeAt = await takeMailSlot(database, { mailbox, mailClass, job: job.uid, now });
      if (freeAt) return { heldUntil: freeAt };
    }
    const content = await write(mail, job);
    if ('notSent' in content) {
      await freeMailSlot(database, job.uid);
      return skip(mail, job, content.notSent);
    }
    const written: Mail = { to, ...content, id: job.uid, shelterId: mail.shelterId };
    await mailer.send(written);
    metrics.countMail(kind, 'sent');
    const { subject, html, language } = written;
    const isReadable = html !== undefined && isReadableMail(mail, composers);
    const listed = { id: job.uid, to: written.to, kind, subject, language };
    await list({ ...listed, html: isReadable ? html : null });
    return undefined;
  }

  const kindOf = (job: Pick<Job, 'payload'>) => StoredMail.parse(job.payload).kind;

  return [COMPOSED_MAILS, ...composedMailKinds.map(mailQueueName)].map((name) => ({
    name,
    service: 'mail server',
    handle,
    onHeld(jobs) {
      const counts = new Map<string, number>();
      for (const job of jobs) counts.set(kindOf(job), (counts.get(kindOf(job)) ?? 0) + 1);
      for (const [kind, count] of counts) {
        metrics.countMail(kind, 'held', count);
        logger.warn({ kind, count }, 'Mails are held back: their mailbox got too many');
      }
    },
    onFailed: (job) => metrics.countMail(kindOf(job), 'failed'),
  }));
}
