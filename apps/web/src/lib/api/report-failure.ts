import { toastError } from '../toast.ts';
import { ApiError } from './api-error.ts';

/**
 * Shows a toast for a failed call that no page reports. Not for a 401, which ends the session with its own
 * toast, nor for an aborted call.
 */
export function reportFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.status === 401) return;
  toastError(error.message);
}
