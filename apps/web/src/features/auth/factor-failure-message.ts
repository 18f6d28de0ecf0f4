import { ApiError } from '../../lib/api/errors/api-error.ts';
import { accountFailureMessage } from './auth-failure.ts';

/** Why a passkey or a code was not accepted, in words for the form; the browser's own refusal has its words already. */
export function factorFailureMessage(error: unknown): string {
  return error instanceof Error && !(error instanceof ApiError)
    ? error.message
    : accountFailureMessage(error);
}
