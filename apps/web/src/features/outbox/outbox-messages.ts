import type { MailState, NotSentReason } from '@pawmatch/contract/outbox/mail-states';
import { SENT_MAIL_DAYS } from '@pawmatch/contract/outbox/mail-states';

/** The kinds of letters by the names that the server gives them. */
const kinds: Record<string, string> = {
  visit: 'Visit',
  'visit requests': 'Requests, to staff',
  'waiting list': 'Waiting list',
  'password reset': 'New password',
  'password changed': 'Password changed',
  'email confirmation': 'Confirmation of address',
  'sign-in from a new device': 'New device',
  'new admin': 'New admin',
  'account closed': 'Account deleted',
  'pet letter': 'Letter from a pet',
};

const states: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed',
  sent: 'Sent',
  not_sent: 'Not sent',
};

/** Why letters of a kind are left out when they are no longer true. */
const outdated: Record<string, string> = {
  visit: 'Not sent: the visit had changed.',
  'waiting list': 'Not sent: the time was not held any more.',
};

/** The texts of the page with all letters. */
export const outboxMessages = {
  title: 'Letters',
  loading: 'Loading letters...',
  loadFailed: 'The letters could not be loaded.',
  views: 'States of letters',
  states,
  keptState: 'Kept',
  noServer:
    'Letters are kept here because no mail server is set up. They are files in the outbox folder of the server.',
  empty: {
    waiting: 'No letter waits to be sent.',
    failed: 'No letter has failed.',
    sent: `No letter was sent in the last ${SENT_MAIL_DAYS} days.`,
    not_sent: `No letter was left out in the last ${SENT_MAIL_DAYS} days.`,
  } satisfies Record<MailState, string>,
  kind: (kind: string) => kinds[kind] ?? kind,
  recipient: ({ recipient }: { recipient: string }) => `To ${recipient}`,
  at: {
    waiting: ({ time }: { time: string }) => `Next attempt: ${time}`,
    failed: ({ time }: { time: string }) => `Given up: ${time}`,
    sent: ({ time }: { time: string }) => `Sent: ${time}`,
    not_sent: ({ time }: { time: string }) => `Left out: ${time}`,
  } satisfies Record<MailState, (facts: { time: string }) => string>,
  notSent: ({ kind, reason }: { kind: string; reason: NotSentReason }) =>
    reason === 'expired'
      ? 'Not sent: its time had passed.'
      : (outdated[kind] ?? 'Not sent: it was not true any more.'),
  kept: ({ time }: { time: string }) => `Written: ${time}`,
  failures: ({ count, reason }: { count: number; reason: string }) =>
    `${count === 1 ? 'One attempt has failed.' : `${count} attempts have failed.`} ${reason}`,
  open: 'Read',
  openLabel: ({ subject }: { subject: string }) => `Read: ${subject}`,
  secret: 'This letter has a secret link, so its text is not shown.',
  outdated: 'This letter is outdated and will not be sent.',
  maskedLinks: 'Links in it do not work here.',
  opening: 'Opening the letter...',
  openFailed: 'The letter could not be opened.',
  documentTitle: ({ subject }: { subject: string }) => `The letter “${subject}”`,
  sendAgain: 'Send Again',
  sendAgainLabel: ({ subject }: { subject: string }) => `Send again: ${subject}`,
  sending: 'Sending...',
  sentAgain: 'The letter is in the queue again',
  sendFailed: 'The letter could not be sent again.',
  expired: 'It has expired, and is not sent any more.',
  older: 'Older letters',
  newer: 'Newer letters',
} as const;
