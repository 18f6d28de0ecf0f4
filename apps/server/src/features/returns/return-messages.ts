import { localized } from '@pawmatch/contract/localized';

export const returnMessages = localized('returnMessages', {
  otherDay: 'Please give a day from the adoption until today.',
  otherPet: 'Please choose a pet that the adopter has.',
});
