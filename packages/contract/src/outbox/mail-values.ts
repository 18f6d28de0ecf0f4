/*
 * Plain values about mails, so that pages can use them without loading the schemas.
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

/** The kinds that are written when they are sent, each by a composer of its own. */
export const composedMailKinds = [
  'visit',
  'visit requests',
  'tasks',
  'foster offer',
  'waiting list',
  'foster visit',
  'adoption',
  'new pets',
  'follow-up',
  'email confirmation',
  'password reset',
  'staff invitation',
  'contract',
] as const;
export type ComposedMailKind = (typeof composedMailKinds)[number];

/** The kinds of emails that the application sends, by the names in the queue, the log and the metrics. */
export const mailKinds = [
  ...composedMailKinds,
  'pet letter',
  'letter test',
  'match together',
  'password changed',
  'sign-in from a new device',
  'second factor',
  'required second factor',
  'new admin',
  'very many openings',
  'staff role',
  'shelter pause',
  'email changed',
  'account closed',
  'joined records',
  'feed',
] as const;
export type MailKind = (typeof mailKinds)[number];
