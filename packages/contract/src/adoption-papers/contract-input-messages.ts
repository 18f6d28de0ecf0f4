import { localized } from '../localized.ts';

/** What is wrong with contracts, signatures and payments. */
export const contractInputMessages = localized('contractInputMessages', {
  openLink: 'Please open the link again.',
  notAgreed: 'Please confirm that you have read the contract.',
  years: ({ max }: { max: number }) => `Please give a number of years from 1 to ${max}.`,
  wrongBraces: ({ line, written }: { line: number; written: string }) =>
    `Line ${line}: a field is written as {{pet_name}}, not ${written}.`,
  noSuchField: ({ line, field }: { line: number; field: string }) =>
    `Line ${line}: there is no field {{${field}}}.`,
  amount: 'Please give the amount as a number from 0.01 to 10,000.',
  choosePaymentKind: 'Please choose what it is.',
  choosePaymentMethod: 'Please choose how it was paid.',
  noCardNumber: 'Please leave out the number of the card. It is never stored here.',
});

/** In place of what nobody has recorded. */
export const contractFieldTexts = localized('contractFieldTexts', {
  notRecorded: 'not recorded',
});
