import { MAX_REQUEST_MAIL_ADDRESSES } from '@pawmatch/contract/visits/request-mail-frequency';

/** B3.12: the texts of the settings for letters about new requests. */
export const requestMailMessages = {
  title: 'Letters about new requests',
  about: 'Each letter lists the visit requests that wait for an answer.',
  loadFailed: 'The settings for letters could not be loaded.',
  frequency: 'Letters to you',
  frequencies: {
    none: 'None',
    at_once: 'At once',
    daily: 'Once a day, in the morning',
  },
  addresses: 'Mailboxes of the shelter',
  addressesHint: `They get a letter about each new request. One address on each line, at most ${MAX_REQUEST_MAIL_ADDRESSES}.`,
  save: 'Save Letters',
  saving: 'Saving...',
  saved: 'The settings for letters are saved',
  saveFailed: 'The settings for letters could not be saved. Please check your input.',
  wrongAddress: ({ line, message }: { line: number; message: string }) =>
    `Line ${line}: ${message}`,
} as const;
