/*
 * Plain lists, so that pages need no schema.
 */

/** The kinds of emails that the application sends, by the names in the queue, the log and the metrics. */
export const mailKinds = [
  'visit',
  'visit requests',
  'waiting list',
  'new pets',
  'pet letter',
  'email confirmation',
  'password reset',
  'password changed',
  'sign-in from a new device',
  'new admin',
  'email changed',
  'account closed',
] as const;
export type MailKind = (typeof mailKinds)[number];
