import { localized } from '@pawmatch/contract/localized';

export const authMessages = localized('authMessages', {
  enterPassword: 'Please enter your password.',
  /** With CODE_REFUSED. */
  codeOfAnotherTime:
    'This code is of another time. Please check the clock of the device that makes the codes, and set it to automatic.',
  codeUsed: 'This code was used already. Please wait for the next one.',
  resetRequested:
    'If there is an account with this email, a link to choose a new password is on its way.',
});
