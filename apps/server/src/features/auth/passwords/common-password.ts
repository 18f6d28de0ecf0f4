import { accountFieldMessages } from '@pawmatch/contract/auth/account-field-messages';
import { invalidField } from '../../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Whether a password is on the list of common passwords, ignoring case, is blank, or repeats one character. */
export function isCommonPassword(password: string): boolean {
  const tried = password.normalize('NFKC').trim().toLowerCase();
  return commonPasswords.has(tried) || new Set(tried).size <= 1;
}

/**
 * @param field the input field of the password
 * @throws AppError VALIDATION_FAILED
 */
export function requireUncommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) throw invalidField(field, accountFieldMessages.passwordTooCommon);
}
