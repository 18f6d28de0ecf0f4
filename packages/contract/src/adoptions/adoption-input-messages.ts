import { localized } from '../localized.ts';

/** What is wrong with the fields of adoptions and of their checks. */
export const adoptionInputMessages = localized('adoptionInputMessages', {
  fee: 'Please give the fee as an amount from 0 to 10,000.',
  chooseAdopter: 'Please say who adopts: choose an adopter or enter a name.',
  chooseResult: 'Please choose a result.',
});
