import { localized } from '../localized.ts';

/** What is wrong with a new key. */
export const keyInputMessages = localized('keyInputMessages', {
  chooseScopes: 'Please choose what the key may read.',
});
