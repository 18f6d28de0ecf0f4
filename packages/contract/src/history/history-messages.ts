import { localized } from '../localized.ts';

/** What is wrong with the question for a history. */
export const historyInputMessages = localized('historyInputMessages', {
  onlyOne: 'Please name only one pet, visit or person.',
});
