import { localized } from '@pawmatch/contract/localized';

/** Of a letter that a colleague tries out. */
export const testLetterMessages = localized('testLetterMessages', {
  subject: ({ subject }: { subject: string }) => `Test: ${subject}`,
});
