/*
 * Plain lists, so that pages need no schema.
 */

/** B3.12: when a member of staff gets mails about new visit requests. */
export const requestMailFrequencies = ['none', 'at_once', 'daily'] as const;
export type RequestMailFrequency = (typeof requestMailFrequencies)[number];

/** Mailboxes of the shelter that get a mail about each new request. */
export const MAX_REQUEST_MAIL_ADDRESSES = 5;

/** The hour at the shelter from which the daily mail is sent. */
export const DAILY_MAIL_HOUR = 8;
