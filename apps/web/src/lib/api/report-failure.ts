import { toastError } from '../toast.ts';
import { ApiError } from './api-error.ts';

/**
 * The one place that tells of a failed call when its screen does not. The same sentence is shown
 * once at a time; a 401 is told where the session ends; what was called off is nobody's failure.
 */
export function reportFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.status === 401) return;
  toastError(error.message);
}
