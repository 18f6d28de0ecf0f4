import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';

/** Shows what the server refuses at its fields, and any other failure as a toast. */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  failed: string,
): void {
  const wrong = error instanceof ApiError ? error.fieldErrors : [];
  for (const { field, message } of wrong) setError(field as Path<Values>, { message });
  if (wrong.length === 0) adminToast.error(failureReason(error, failed));
}
