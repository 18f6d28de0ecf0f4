/*
 * Plain lists, so that pages need no schema.
 */

/** `waiting`: in the queue, also between two attempts; `failed`: given up. */
export const mailStates = ['waiting', 'failed', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

export const OUTBOX_PAGE_SIZE = 50;

/** How long sent mails are listed. */
export const SENT_MAIL_DAYS = 30;
