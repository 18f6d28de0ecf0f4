import {
  type Outbox,
  type OutboxMail,
  type OutboxQuery,
  type RefusedMailsQuery,
  readMailDocument,
} from '@pawmatch/contract/outbox/outbox-endpoints';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Caller, runsInstallation } from '../../platform/http/requests/caller.ts';
import { maskTokens } from '../../platform/mail/mask-mail.ts';
import { StoredMail } from '../../platform/mail/queue/enqueue-mail.ts';
import {
  composerOf,
  isReadableMail,
  type MailComposers,
} from '../../platform/mail/queue/mail-queues.ts';
import { createSigner } from '../../platform/security/signer.ts';
import { shelterFilterOf } from '../shelter/shelters.ts';
import { presentQueuedMail, presentSentMail } from './outbox.presenter.ts';
import type { MailScope } from './outbox.repository.ts';
import * as repository from './outbox.repository.ts';

const VALID_MS = 5 * 60_000;

/**
 * Signed tokens with which a frame reads the document of one mail. Nothing is stored.
 * @param secret SESSION_SECRET
 */
function createDocumentLinks(secret: string) {
  const signer = createSigner(secret, 'mail document');

  return {
    issue: (mailId: string, now: Date): string =>
      signer.signUntil(mailId, new Date(now.getTime() + VALID_MS)),

    /** @returns the id of the mail; undefined when the token is forged or has expired */
    read: (token: string, now: Date): string | undefined => signer.verifyUntil(token, now)?.text,
  };
}

type OutboxDependencies = Uses<'database' | 'clock' | 'config' | 'sessionSecret' | 'shelters'>;

/** What staff see of the mails: those in the queue, and those that were sent. */
export function createOutboxService(
  { database, clock, config, sessionSecret, shelters }: OutboxDependencies,
  composers: MailComposers,
) {
  const links = createDocumentLinks(sessionSecret);

  /** What a caller sees: everything where there is one shelter, else what is of theirs. */
  const scopeOf = (caller: Caller): MailScope => {
    const shelterId = shelterFilterOf(shelters, caller);
    return shelterId === null
      ? null
      : { shelterId, includesInstallation: runsInstallation(caller) };
  };

  const isReadable = (mail: StoredMail) => isReadableMail(mail, composers);

  const presentQueued = (row: repository.QueuedMailRow) =>
    presentQueuedMail(row, isReadable, clock());

  /** As it would be sent now; null when it must not be read, or is outdated. */
  async function documentOf({ uid, payload }: repository.QueuedMailRow): Promise<string | null> {
    const mail = StoredMail.parse(payload);
    if (!isReadable(mail)) return null;
    const { to, shelterId, data } = mail;
    const preview = { to, shelterId, data, id: uid, isPreview: true };
    const content = mail.content ?? (await composerOf(mail, composers)?.compose(preview));
    if (!content || 'notSent' in content || !content.html) return null;
    return maskTokens(content.html);
  }

  async function find(
    id: string,
    scope: MailScope,
  ): Promise<{ mail: OutboxMail; html: string | null }> {
    const queued = await repository.findQueuedMail(database, id, scope);
    if (queued) return { mail: presentQueued(queued), html: await documentOf(queued) };
    const sent = await repository.findSentMail(database, id, scope);
    if (!sent) throw new AppError('MAIL_NOT_FOUND');
    return { mail: presentSentMail(sent), html: sent.html };
  }

  return {
    async list(caller: Caller, query: OutboxQuery): Promise<Outbox> {
      const scope = scopeOf(caller);
      const mails =
        query.state === 'sent' || query.state === 'not_sent'
          ? (await repository.listSentMails(database, query, scope)).map(presentSentMail)
          : (await repository.listQueuedMails(database, query, scope)).map(presentQueued);
      const counts = await repository.countMails(database, scope);
      return { mails, counts, has_mail_server: config.smtpUrl !== undefined };
    },

    async listRefused(caller: Caller, query: RefusedMailsQuery): Promise<{ mails: OutboxMail[] }> {
      const mails = await repository.listRefusedMails(database, query, scopeOf(caller));
      return { mails: mails.map(presentQueued) };
    },

    /** @throws AppError MAIL_NOT_FOUND */
    async open(
      caller: Caller,
      id: string,
    ): Promise<{ mail: OutboxMail; document_url: string | null }> {
      const { mail, html } = await find(id, scopeOf(caller));
      const url = `/api${readMailDocument.path}?token=${links.issue(id, clock())}`;
      return { mail, document_url: html === null ? null : url };
    },

    /** @throws AppError MAIL_NOT_FOUND when the token is not valid, or there is nothing to read */
    async readDocument(token: string): Promise<string> {
      const id = links.read(token, clock());
      const html = id && (await find(id, null)).html;
      if (!html) throw new AppError('MAIL_NOT_FOUND');
      return html;
    },

    /** @throws AppError MAIL_NOT_FOUND, MAIL_NOT_FAILED when it waits already, or has expired */
    async sendAgain(caller: Caller, id: string): Promise<OutboxMail> {
      const scope = scopeOf(caller);
      const isRequeued = await repository.requeueMail(database, id, { scope, now: clock() });
      const { mail } = await find(id, scope);
      if (!isRequeued) throw new AppError('MAIL_NOT_FAILED');
      return mail;
    },
  };
}
