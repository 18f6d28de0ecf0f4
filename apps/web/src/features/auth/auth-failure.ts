import { ApiError } from '../../lib/api/errors/api-error.ts';
import { authFailureMessages as messages } from './auth-messages.ts';

/** Why a login failed, in words for the form. */
export function loginFailureMessage(error: unknown): string {
  return commonMessage(error) ?? messages.login;
}

/** Why an account could not be created, in words for the form. */
export function signupFailureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.account;
  if (error.kind === 'invalid') return messages.noUser;
  return commonMessage(error) ?? messages.signup;
}

/** Why another account action failed, in words for the form. */
export function accountFailureMessage(error: unknown): string {
  return commonMessage(error) ?? messages.other;
}

function commonMessage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.isNetwork) return messages.network;
  if (error.isServerFault) return messages.server;
  if (error.kind === 'invalid' || error.status === 429) return error.message;
  return error.fieldErrors[0]?.message ?? error.detail;
}
