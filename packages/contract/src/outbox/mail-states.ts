/*
 * Plain lists, so that pages need no schema.
 */

/** `waiting`: in the queue, also between two attempts; `failed`: given up; `not_sent`: left out. */
export const mailStates = ['waiting', 'failed', 'sent', 'not_sent'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail is left out: its time has passed, or what it says is no longer true. */
export const notSentReasons = ['expired', 'outdated'] as const;
export type NotSentReason = (typeof notSentReasons)[number];

export const OUTBOX_PAGE_SIZE = 50;

/** How long mails are listed that were sent or left out. */
export const SENT_MAIL_DAYS = 30;
