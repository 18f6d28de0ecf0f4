import { localized } from '@pawmatch/contract/localized';

export const fosterRefusals = localized('fosterRefusals', {
  notAllHere: 'Not all of these pets are at the shelter. Please look again.',
  dayPassed: 'Please choose today or a later day.',
  noneFits: 'No foster home fits. Please choose other pets, or ask people.',
  noColleague: 'Please choose a colleague without a foster home.',
});
