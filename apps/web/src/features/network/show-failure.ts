import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { accountFailureMessage } from '../auth/auth-failure.ts';

/** Shows the errors of a call at their fields, or above them. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): void {
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  for (const { field, message } of fieldErrors) {
    setError(field as Parameters<typeof setError>[0], { message }, { shouldFocus: true });
  }
  if (fieldErrors.length === 0) setError('root', { message: accountFailureMessage(error) });
}
