import { MAX_REQUEST_MAIL_ADDRESSES } from '@pawmatch/contract/visits/request-mail-frequency';

/** B3.12: the texts of the settings for emails about new requests. */
export const requestMailMessages = {
  title: 'Emails about new requests',
  about: 'Each email lists the visit requests that wait for an answer.',
  loadFailed: 'The settings for emails could not be loaded.',
  frequency: 'Emails to you',
  frequencies: {
    none: 'None',
    at_once: 'At once',
    daily: 'Once a day, in the morning',
  },
  addresses: 'Mailboxes of the shelter',
  addressesHint: `They get an email about each new request. One address on each line, at most ${MAX_REQUEST_MAIL_ADDRESSES}.`,
  save: 'Save Emails',
  saving: 'Saving...',
  saved: 'The settings for emails are saved',
  saveFailed: 'The settings for emails could not be saved. Please check your input.',
  wrongAddress: ({ line, message }: { line: number; message: string }) =>
    `Line ${line}: ${message}`,
} as const;
