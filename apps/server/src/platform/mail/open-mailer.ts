import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { systemClock } from '../clock.ts';
import { ServiceAwayError } from '../jobs/queue.ts';
import type { Mailer } from './mailer.ts';
import { senderHost, writeToOutbox } from './outbox.ts';

/** Nobody waits for a letter; all the same a dead mail server must not hold the end of the process. */
const SMTP_TIMEOUT_MS = 8_000;

/** Sends by `SMTP_URL`; without one, letters become files in `DATA_DIR/outbox`. */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'> & {
    shelter?: Pick<Config['shelter'], 'email'>;
  },
  logger: FastifyBaseLogger,
): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom, config.shelter?.email)
    : outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, logger);
}

function outboxMailer(folder: string, from: string, logger: FastifyBaseLogger): Mailer {
  return {
    async send(mail) {
      const file = await writeToOutbox(folder, { ...mail, from }, systemClock);
      logger.info({ file }, 'A mail is in the outbox folder');
    },
  };
}

/** @param replyTo where people of the shelter read; nobody may be behind the sender */
function smtpMailer(url: string, from: string, replyTo: string | undefined): Mailer {
  const host = senderHost(from);
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(mail.id && { messageId: `<${mail.id}@${host}>` }),
          // As an object it is one address, whatever characters it has.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          ...(mail.calendar !== undefined && { icalEvent: invitation(mail.calendar) }),
        });
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}

/** What failed, for the log; the original error names the person that the letter was for. */
function withoutAddress(error: unknown): Error {
  const { code, command, responseCode } = error as Record<string, unknown>;
  const parts = [code, command, responseCode].filter((part) => part !== undefined);
  const message = `The mail server did not take a letter (${parts.join(', ')}).`;
  return isAway({ code, command, responseCode })
    ? new ServiceAwayError(message)
    : new Error(message);
}

/** https://nodemailer.com/errors: no connection, no greeting, or no login; another mail would fare no better. */
const AWAY_CODES = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EAUTH', 'ETLS', 'ENOAUTH'],
]);

/** RFC 5321: the service is not available, and closes the connection. */
const SERVICE_NOT_AVAILABLE = 421;

function isAway({ code, command, responseCode }: Record<string, unknown>): boolean {
  if (responseCode === SERVICE_NOT_AVAILABLE) return true;
  // A refused sender is a wrong setting; a refused recipient or text concerns one mail.
  if (code === 'EENVELOPE') return command === 'MAIL FROM';
  return AWAY_CODES.has(String(code));
}

/** Shown by mail programs as an event, with the method that the calendar names. */
function invitation(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { filename: 'visit.ics', method, content };
}
