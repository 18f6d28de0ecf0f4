import { localized } from '@pawmatch/contract/localized';

/** What is wrong with a call, whatever it is about. */
export const httpMessages = localized('httpMessages', {
  invalidField: ({ field }: { field: string }) =>
    `The value of "${field}" is missing or not valid.`,
  invalid: 'The request is not valid.',
  callKey: 'The key of the call must be a UUID.',
  endedEarly: 'The request ended too early.',
  unreadableForm: 'The form could not be read to its end.',
  otherFile: ({ field }: { field: string }) => `The only file that is accepted is "${field}".`,
  partIsOff: 'Your shelter does not use this. A manager can switch it on in the settings.',
});
