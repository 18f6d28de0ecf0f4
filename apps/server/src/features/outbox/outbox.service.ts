import {
  type Outbox,
  type OutboxMail,
  type OutboxQuery,
  type RefusedMailsQuery,
  readMailDocument,
} from '@pawmatch/contract/outbox/outbox-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { StoredMail } from '../../platform/mail/enqueue-mail.ts';
import { composerOf, isReadableMail, type MailComposers } from '../../platform/mail/mail-queues.ts';
import { maskTokens } from '../../platform/mail/mask-mail.ts';
import { createDocumentLinks } from './document-links.ts';
import { presentQueuedMail, presentSentMail } from './outbox.presenter.ts';
import * as repository from './outbox.repository.ts';

type OutboxDependencies = Pick<Dependencies, 'database' | 'clock' | 'config' | 'sessionSecret'>;

/** What staff see of the mails: those in the queue, and those that were sent. */
export function createOutboxService(
  { database, clock, config, sessionSecret }: OutboxDependencies,
  composers: MailComposers,
) {
  const links = createDocumentLinks(sessionSecret);

  const isReadable = (mail: StoredMail) => isReadableMail(mail, composers);

  const presentQueued = (row: repository.QueuedMailRow) =>
    presentQueuedMail(row, isReadable, clock());

  /** As it would be sent now; null when it must not be read, or is outdated. */
  async function documentOf({ uid, payload }: repository.QueuedMailRow): Promise<string | null> {
    const mail = StoredMail.parse(payload);
    if (!isReadable(mail)) return null;
    const { to, data } = mail;
    const preview = { to, data, id: uid, isPreview: true };
    const content = mail.content ?? (await composerOf(mail, composers)?.compose(preview));
    if (!content || 'notSent' in content || !content.html) return null;
    return maskTokens(content.html);
  }

  async function find(id: string): Promise<{ mail: OutboxMail; html: string | null }> {
    const queued = await repository.findQueuedMail(database, id);
    if (queued) return { mail: presentQueued(queued), html: await documentOf(queued) };
    const sent = await repository.findSentMail(database, id);
    if (!sent) throw new AppError('MAIL_NOT_FOUND');
    return { mail: presentSentMail(sent), html: sent.html };
  }

  return {
    async list(query: OutboxQuery): Promise<Outbox> {
      const mails =
        query.state === 'sent' || query.state === 'not_sent'
          ? (await repository.listSentMails(database, query)).map(presentSentMail)
          : (await repository.listQueuedMails(database, query)).map(presentQueued);
      const counts = await repository.countMails(database);
      return { mails, counts, has_mail_server: config.smtpUrl !== undefined };
    },

    async listRefused(query: RefusedMailsQuery): Promise<{ mails: OutboxMail[] }> {
      return { mails: (await repository.listRefusedMails(database, query)).map(presentQueued) };
    },

    /** @throws AppError MAIL_NOT_FOUND */
    async open(id: string): Promise<{ mail: OutboxMail; document_url: string | null }> {
      const { mail, html } = await find(id);
      const url = `/api${readMailDocument.path}?token=${links.issue(id, clock())}`;
      return { mail, document_url: html === null ? null : url };
    },

    /** @throws AppError MAIL_NOT_FOUND when the token is not valid, or there is nothing to read */
    async readDocument(token: string): Promise<string> {
      const id = links.read(token, clock());
      const html = id && (await find(id)).html;
      if (!html) throw new AppError('MAIL_NOT_FOUND');
      return html;
    },

    /** @throws AppError MAIL_NOT_FOUND, MAIL_NOT_FAILED when it waits already, or has expired */
    async sendAgain(id: string): Promise<OutboxMail> {
      const isRequeued = await repository.requeueMail(database, id, clock());
      const { mail } = await find(id);
      if (!isRequeued) throw new AppError('MAIL_NOT_FAILED');
      return mail;
    },
  };
}
