import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import { invalidField } from '../../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Whether a password is on the list of common passwords, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').trim().toLowerCase());
}

/**
 * @param field the input field of the password
 * @throws AppError VALIDATION_FAILED
 */
export function requireUncommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) throw invalidField(field, accountFieldMessages.passwordTooCommon);
}
