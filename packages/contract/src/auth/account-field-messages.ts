import { localized } from '../localized.ts';

/** Hints below the fields of an account, and what is wrong with one. */
export const accountFieldMessages = localized('accountFieldMessages', {
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid 10-digit U.S. phone number.',
  phoneHint: '10-digit US number',
  passwordHint: 'At least 8 characters',
  passwordTooShort: 'Password must be at least 8 characters long.',
  passwordTooLong: ({ max }: { max: number }) => `Password must be at most ${max} characters long.`,
  passwordRequired: 'Password is required.',
  passwordOverlong: 'Password is too long.',
  /** Used by the server, because only the server has the list of common passwords. */
  passwordTooCommon: 'This password is too common. Please choose another.',
  code: 'Please enter the code.',
  notAPasskey: 'This is not a passkey.',
});
