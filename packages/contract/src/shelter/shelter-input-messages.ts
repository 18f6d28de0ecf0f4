import { localized } from '../localized.ts';

/** What is wrong with the settings of a shelter. */
export const shelterInputMessages = localized('shelterInputMessages', {
  chooseTimeZone: 'Please choose a time zone.',
  noSuchTimeZone: 'There is no such time zone.',
  choosePaperSize: 'Please choose the paper: Letter or A4.',
});
