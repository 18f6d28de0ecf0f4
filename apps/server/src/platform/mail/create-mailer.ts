import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { JobError, ServiceAwayError } from '../jobs/queue.ts';
import { systemClock } from '../process/clock.ts';
import { type Mail, type Mailer, unsubscribeHeaders } from './mailer.ts';
import { senderHost, writeToOutbox } from './outbox.ts';

/** Shorter than the shutdown, which a dead mail server must not block. */
const SMTP_TIMEOUT_MS = 8_000;

interface MailSettings extends Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'> {
  /** An address that people read, since `mailFrom` may be one that nobody reads. */
  replyTo?: () => string | null;
}

/** Sends by `SMTP_URL`; without one, mails become files in `DATA_DIR/outbox`. */
export function createMailer(settings: MailSettings, logger: FastifyBaseLogger): Mailer {
  const { smtpUrl, mailFrom, dataDir, replyTo } = settings;
  return smtpUrl
    ? smtpMailer(smtpUrl, mailFrom, replyTo ?? (() => null))
    : outboxMailer(join(dataDir, 'outbox'), mailFrom, logger);
}

function outboxMailer(folder: string, from: string, logger: FastifyBaseLogger): Mailer {
  return {
    async send(mail) {
      const file = await writeToOutbox(folder, { ...mail, from }, systemClock);
      logger.info({ file }, 'A mail is in the outbox folder');
    },
  };
}

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });

/**
 * Connects to a mail server and logs in.
 * @returns why that fails, without the password, such as `EAUTH 535`; undefined when it works
 */
export async function verifyMailServer(url: string): Promise<string | undefined> {
  const transport = transportTo(url);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    return [code ?? 'no answer', responseCode].filter(Boolean).join(' ');
  } finally {
    transport.close();
  }
}

function smtpMailer(url: string, from: string, replyTo: () => string | null): Mailer {
  const host = senderHost(from);
  const transport = transportTo(url);
  return {
    async send(mail) {
      const replyAddress = replyTo();
      try {
        await transport.sendMail({
          from,
          ...(replyAddress && { replyTo: { name: '', address: replyAddress } }),
          ...(mail.id && { messageId: `<${mail.id}@${host}>` }),
          // As an object it is one address, whatever characters it contains.
          to: { name: '', address: mail.to },
          headers: unsubscribeHeaders(mail),
          subject: mail.subject,
          text: mail.text,
          ...(mail.html && { html: mail.html }),
          ...(mail.calendar && { icalEvent: toCalendarEvent(mail.calendar) }),
        });
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}

/** An error for the log: the original one contains the address of the recipient. */
function withoutAddress(error: unknown): JobError {
  const { code, command, responseCode } = error as Record<string, unknown>;
  const parts = [code, command, responseCode].filter((part) => part !== undefined);
  const message = `The mail server did not accept a mail (${parts.join(', ')}).`;
  return isServerAway({ code, command, responseCode })
    ? new ServiceAwayError(message)
    : new JobError(message);
}

/** https://nodemailer.com/errors: no connection, greeting or login, so that any other mail would fail too. */
const AWAY_CODES = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EAUTH', 'ETLS', 'ENOAUTH'],
]);

/** RFC 5321: the service is not available, and closes the connection. */
const SERVICE_NOT_AVAILABLE = 421;

function isServerAway({ code, command, responseCode }: Record<string, unknown>): boolean {
  if (responseCode === SERVICE_NOT_AVAILABLE) return true;
  // A rejected sender is a wrong setting; a rejected recipient or text concerns one mail.
  if (code === 'EENVELOPE') return command === 'MAIL FROM';
  return AWAY_CODES.has(String(code));
}

/** Mail programs show it as an event, with the method that the calendar names. */
function toCalendarEvent({ fileName, text }: NonNullable<Mail['calendar']>) {
  const method = /^METHOD:(\w+)/m.exec(text)?.[1] ?? 'PUBLISH';
  return { filename: fileName, method, content: text };
}
