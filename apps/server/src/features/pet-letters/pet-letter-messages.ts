import { localized } from '@pawmatch/contract/localized';

export const petLetterMessages = localized('petLetterMessages', {
  photoGone: 'This photo is gone. Please choose another one.',
});
