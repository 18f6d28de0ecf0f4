import { ApiError } from '../../lib/api/api-error.ts';

/** R8.14 */
const NETWORK_MESSAGE = 'Network error. Please check your connection and try again.';
const SERVER_MESSAGE = 'A server error occurred. Please try again later.';
const LOGIN_MESSAGE = 'Login failed. Please check your credentials and try again.';
const SIGNUP_MESSAGE = 'Registration failed. Please try again.';
const ACCOUNT_MESSAGE = 'Failed to create account. Please try again.';
const NO_USER_MESSAGE = 'No user data received';

/** What the account forms say below their titles. */
export const ledes = {
  login: 'Log in to see your matches and your visits.',
  signup: 'A minute now, and the right pet finds you.',
  /** B2.11 */
  loginForInvitation: 'Somebody has invited you to match together. Log in or sign up to answer.',
  signupForInvitation: 'Somebody has invited you to match together. Create your account to answer.',
};

/** R5.05, R8.14: why a login failed, in words for the form. */
export function loginFailureMessage(error: unknown): string {
  return commonMessage(error) ?? LOGIN_MESSAGE;
}

/** R8.14: why an account could not be created, in words for the form. */
export function signupFailureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return ACCOUNT_MESSAGE;
  if (error.kind === 'invalid') return NO_USER_MESSAGE;
  return commonMessage(error) ?? SIGNUP_MESSAGE;
}

/** Why another account action failed, in words for the form. */
export function accountFailureMessage(error: unknown): string {
  return commonMessage(error) ?? 'Something went wrong. Please try again.';
}

function commonMessage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.isNetwork) return NETWORK_MESSAGE;
  if (error.isServerFault) return SERVER_MESSAGE;
  if (error.kind === 'invalid' || error.status === 429) return error.message;
  return error.fieldErrors[0]?.message ?? error.detail;
}
