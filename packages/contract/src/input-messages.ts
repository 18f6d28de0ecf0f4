import { localized } from './localized.ts';

/** What is wrong with a field that many forms have. */
export const inputMessages = localized('inputMessages', {
  date: 'Please give a date such as 2026-11-23.',
  year: 'Please check the year.',
  wholeNumber: 'Please give a whole number.',
  chooseDay: 'Please choose a day.',
  choosePet: 'Please choose a pet.',
  chooseReason: 'Please choose a reason.',
  chooseAnswer: 'Please choose one of the answers.',
  mailedLink: 'Please open the link in the email.',
});
