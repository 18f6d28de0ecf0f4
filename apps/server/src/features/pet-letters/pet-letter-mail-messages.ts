import { localized } from '@pawmatch/contract/localized';

/** What the mail with a letter from a pet says besides it. */
export const petLetterMailMessages = localized('petLetterMailMessages', {
  share: 'Share this letter',
});
