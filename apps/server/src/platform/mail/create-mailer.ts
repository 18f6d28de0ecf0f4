import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { jobTexts } from '../jobs/job-texts.ts';
import { JobError, PermanentJobError, ServiceAwayError } from '../jobs/queue.ts';
import { systemClock } from '../process/clock.ts';
import { calendarMethod, type Mailer, unsubscribeHeaders } from './mailer.ts';
import { senderHost, writeToOutbox } from './queue/outbox.ts';

/** Shorter than the shutdown, which a dead mail server must not block. */
const SMTP_TIMEOUT_MS = 8_000;

interface MailSettings extends Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'> {
  /** An address that people read, since `mailFrom` may be one that nobody reads. */
  replyTo?: (shelterId: string | undefined) => string | null;
}

/** Sends by `SMTP_URL`; without one, mails become files in `DATA_DIR/outbox`. */
export function createMailer(settings: MailSettings, logger: FastifyBaseLogger): Mailer {
  const { smtpUrl, mailFrom: from, dataDir, replyTo = () => null } = settings;
  const sender = { from, replyTo };
  return smtpUrl
    ? smtpMailer(smtpUrl, sender)
    : outboxMailer(join(dataDir, 'outbox'), { ...sender, logger });
}

interface MailSender {
  from: string;
  replyTo: (shelterId: string | undefined) => string | null;
}

function outboxMailer(
  folder: string,
  { from, replyTo, logger }: MailSender & { logger: FastifyBaseLogger },
): Mailer {
  return {
    async send(mail) {
      const message = { ...mail, from, replyTo: replyTo(mail.shelterId) };
      const file = await writeToOutbox(folder, message, systemClock);
      logger.info({ file }, 'A mail is in the outbox folder');
    },
  };
}

/** For the mailer and for the check of the doctor. */
export const smtpTimeouts = {
  connectionTimeout: SMTP_TIMEOUT_MS,
  greetingTimeout: SMTP_TIMEOUT_MS,
  socketTimeout: SMTP_TIMEOUT_MS,
};

function smtpMailer(url: string, { from, replyTo }: MailSender): Mailer {
  const host = senderHost(from);
  const transport = createTransport({ url, ...smtpTimeouts });
  return {
    async send(mail) {
      const replyAddress = replyTo(mail.shelterId);
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
          ...(mail.calendar && {
            icalEvent: {
              filename: mail.calendar.fileName,
              method: calendarMethod(mail.calendar),
              content: mail.calendar.text,
            },
          }),
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
  const text = jobTexts.mailRefused({ reply: parts.join(', ') });
  if (isServerAway({ code, command, responseCode })) return new ServiceAwayError(text);
  // RFC 5321, 4.2.1: a reply from 500 on is permanent, one from 400 on may be another next time.
  return Number(responseCode) >= 500 ? new PermanentJobError(text) : new JobError(text);
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
