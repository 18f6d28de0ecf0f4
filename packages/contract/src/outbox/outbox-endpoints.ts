import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { LANGUAGES } from '../languages.ts';
import { queryInteger } from '../query-values.ts';
import { mailStates, notSentReasons, OUTBOX_PAGE_SIZE } from './mail-values.ts';

/** A mail as staff see it. The recipient is masked. */
export const OutboxMail = z.object({
  id: Id,
  state: z.enum(mailStates),
  /** Such as "visit" or "password reset". */
  kind: z.string(),
  recipient: z.string(),
  /** Null for a mail that is written when it is sent. */
  subject: z.nullable(z.string()),
  /** Of the subject; null if it is not known. */
  language: z.nullable(z.enum(LANGUAGES)),
  created_at: Timestamp,
  /** Of a mail that was left out. */
  not_sent: z.nullable(z.enum(notSentReasons)),
  /** When it was sent, left out or given up; of a waiting mail, when it is tried next. */
  at: Timestamp,
  failures: z.int(),
  last_error: z.nullable(z.string()),
  /** False for mails with a secret link. */
  is_readable: z.boolean(),
  /** A failed mail, as long as it makes sense to send it. */
  can_send_again: z.boolean(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

const OutboxQuery = z.object({
  state: z._default(z.enum(mailStates), 'waiting'),
  offset: z._default(queryInteger({ min: 0 }), 0),
  limit: z._default(queryInteger({ min: 1, max: OUTBOX_PAGE_SIZE }), OUTBOX_PAGE_SIZE),
});
export type OutboxQuery = z.output<typeof OutboxQuery>;

export const Outbox = z.object({
  mails: z.array(OutboxMail),
  counts: z.object({ waiting: z.int(), failed: z.int(), sent: z.int(), not_sent: z.int() }),
  /** False: mails become files on the server, because no mail server is set up. */
  has_mail_server: z.boolean(),
});
export type Outbox = z.infer<typeof Outbox>;

export const listOutbox = defineEndpoint({
  method: 'GET',
  path: '/admin/outbox',
  access: 'mail.send',
  summary:
    'Mails that wait, have failed, or were sent or left out in the last weeks; the newest first',
  query: OutboxQuery,
  output: Outbox,
});

/** Whose emails: a person's, or those to whoever comes to a visit. */
const RefusedMailsQuery = z.object({ user_id: z.optional(Id), visit_id: z.optional(Id) });
export type RefusedMailsQuery = z.infer<typeof RefusedMailsQuery>;

export const listRefusedMails = defineEndpoint({
  method: 'GET',
  path: '/admin/refused-mails',
  access: 'mail.send',
  summary: 'Mails to a person, or to the visitor of a visit, that the mail server did not accept',
  query: RefusedMailsQuery,
  output: z.object({ mails: z.array(OutboxMail) }),
});

export const openMail = defineEndpoint({
  method: 'GET',
  path: '/admin/outbox/:id',
  access: 'mail.send',
  journal: 'mail',
  summary: 'A mail, with the address of its document, which is valid for five minutes',
  params: ById,
  output: z.object({
    mail: OutboxMail,
    /** A path; null when the mail must not be read, or will not be sent any more. */
    document_url: z.nullable(z.string()),
  }),
});

export const sendMailAgain = defineEndpoint({
  method: 'POST',
  path: '/admin/outbox/:id/send-again',
  access: 'mail.send',
  summary: 'Put a failed mail back into the queue',
  params: ById,
  output: OutboxMail,
});

/** A document of its own, so that a frame can show it: a frame sends no access token. */
export const readMailDocument = defineEndpoint({
  method: 'GET',
  path: '/mail-document',
  access: 'public',
  summary: 'A mail as HTML, without its links’ tokens; needs the address from the outbox',
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  sends: ['text/html'],
});
