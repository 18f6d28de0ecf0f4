import type { Registration } from '@pawmatch/contract/auth/credentials';
import { ApiError } from '../../lib/api/errors/api-error.ts';

const fields = [
  'full_name',
  'email',
  'phone_number',
  'password',
] as const satisfies readonly (keyof typeof Registration.shape)[];

export type SignupField = (typeof fields)[number];

/**
 * The field that a rejected sign-up is about: the first invalid one (such as a common password), or
 * the email that already has an account. Null when it is about no field.
 */
export function signupFieldError(error: unknown): { field: SignupField; message: string } | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'EMAIL_TAKEN') return { field: 'email', message: error.message };
  for (const { field, message } of error.fieldErrors) {
    const known = fields.find((name) => name === field);
    if (known) return { field: known, message };
  }
  return null;
}
