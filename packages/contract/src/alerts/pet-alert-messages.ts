import { localized } from '../localized.ts';

/** Names of alerts, and what is wrong with one. */
export const petAlertMessages = localized('petAlertMessages', {
  matches: 'Your matches',
  allPets: 'All pets',
  frequency: 'Please choose how often you want to hear from us.',
  kind: 'Please choose a search or your matches.',
  link: 'Please open the link in the mail.',
  notAQuery: 'Please send the query of a list of pets.',
  tooLong: 'This search is too long to be saved.',
  unknownFilter: 'This search has a filter that is not known. Please choose its filters again.',
});
