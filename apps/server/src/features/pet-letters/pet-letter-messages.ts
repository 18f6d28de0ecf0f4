import { localized } from '@pawmatch/contract/localized';

export const petLetterMessages = localized('petLetterMessages', {
  photoGone: 'This photo is gone. Please choose another one.',
});

/** What the mail with a letter from a pet says besides it. */
export const petLetterMailMessages = localized('petLetterMailMessages', {
  share: 'Share this letter',
});
