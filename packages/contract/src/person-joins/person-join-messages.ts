import { localized } from '../localized.ts';

/** What is wrong with the records that are joined. */
export const personJoinInputMessages = localized('personJoinInputMessages', {
  nameOne: 'Please name one record.',
});
