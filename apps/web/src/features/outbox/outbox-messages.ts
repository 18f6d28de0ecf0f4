import {
  type MailKind,
  type MailState,
  type NotSentReason,
  SENT_MAIL_DAYS,
} from '@pawmatch/contract/outbox/mail-values';

const kinds = {
  visit: 'Visit',
  'visit requests': 'Requests, to staff',
  tasks: 'Tasks, to staff',
  'foster offer': 'Offer to foster homes',
  'waiting list': 'Waiting list',
  'foster visit': 'Visits, to foster carers',
  adoption: 'Adoption',
  'password reset': 'New password',
  'password changed': 'Password changed',
  'email confirmation': 'Confirmation of address',
  'sign-in from a new device': 'New device',
  'second factor': 'Second step of the login',
  'required second factor': 'Required second step',
  'new admin': 'New admin',
  'very many openings': 'Very many openings, to managers',
  'staff invitation': 'Invitation of a colleague',
  contract: 'Adoption contract',
  'staff role': 'Role of a colleague',
  'shelter pause': 'Pause of the shelter',
  'email changed': 'Email address changed',
  'account closed': 'Account deleted',
  'joined records': 'Records joined',
  'pet letter': 'Letter from a pet',
  'follow-up': 'Question after an adoption',
  'letter test': 'Example of an email',
  feed: 'Feed that needs somebody',
  'match together': 'Matching together',
  'new pets': 'New pets',
} satisfies Record<MailKind, string>;

const states: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed',
  sent: 'Sent',
  not_sent: 'Not sent',
};

/** Why emails of a kind are left out when they are no longer true. */
const notSentOfKind: Partial<Record<MailKind, string>> = {
  visit: 'Not sent: the visit had changed.',
  'foster visit': 'Not sent: the visit had changed, or the pet had left the foster home.',
  adoption: 'Not sent: the adoption had changed.',
  'follow-up': 'Not sent: the adoption had ended, or the adopter wanted no more questions.',
  'waiting list': 'Not sent: the time was no longer held, or the pet was here after all.',
};

/** The texts of the page with all emails. */
export const outboxMessages = {
  title: 'Emails',
  loading: 'Loading emails...',
  loadFailed: 'The emails could not be loaded.',
  views: 'States of emails',
  states,
  keptState: 'Kept',
  noServer:
    'No mail server is set up, so no email is delivered. Each one is kept here, and as a file in the outbox folder of the server.',
  empty: {
    waiting: 'No emails waiting.',
    failed: 'No emails have failed.',
    sent: `No emails were sent in the last ${SENT_MAIL_DAYS} days.`,
    not_sent: `No emails were left out in the last ${SENT_MAIL_DAYS} days.`,
  } satisfies Record<MailState, string>,
  kinds,
  recipient: ({ recipient }: { recipient: string }) => `To ${recipient}`,
  at: {
    waiting: ({ time }: { time: string }) => `Next attempt: ${time}`,
    failed: ({ time }: { time: string }) => `Given up: ${time}`,
    sent: ({ time }: { time: string }) => `Sent: ${time}`,
    not_sent: ({ time }: { time: string }) => `Left out: ${time}`,
  } satisfies Record<MailState, (facts: { time: string }) => string>,
  notSent: {
    expired: 'Not sent: its time had passed.',
    outdated: 'Not sent: it was out of date.',
  } satisfies Record<NotSentReason, string>,
  notSentOfKind,
  kept: ({ time }: { time: string }) => `Written: ${time}`,
  failures: ({ count, reason }: { count: number; reason: string }) =>
    count === 1 ? `One attempt has failed. ${reason}` : `${count} attempts have failed. ${reason}`,
  refused: 'Emails to this person have not arrived. Please check the address, or call.',
  refusedMail: ({ kind, time, reason }: { kind: string; time: string; reason: string }) =>
    `${kind}, ${time}. ${reason}`,
  open: 'Read',
  openLabel: ({ subject }: { subject: string }) => `Read: ${subject}`,
  secret: 'This email has a secret link, so its text is not shown.',
  outdated: 'This email is out of date and will not be sent.',
  opened: ({ recipient }: { recipient: string }) =>
    `To ${recipient}. Links in it do not work here.`,
  opening: 'Opening the email...',
  openFailed: 'The email could not be opened.',
  documentTitle: ({ subject }: { subject: string }) => `The email “${subject}”`,
  sendAgain: 'Send Again',
  sendAgainLabel: ({ subject }: { subject: string }) => `Send again: ${subject}`,
  sending: 'Sending...',
  sentAgain: 'The email is in the queue again',
  sendFailed: 'The email could not be sent again.',
  expired: 'It has expired and will not be sent.',
  older: 'Older emails',
  newer: 'Newer emails',
} as const;
