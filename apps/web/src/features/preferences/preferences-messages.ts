import { SaveFailure } from './save-failure.ts';
import { MAX_RETRIES } from './save-preferences.ts';

/** R8.22 */
export const SAVED_MESSAGE = 'Preferences saved successfully! Redirecting to your matches...';

/** Shown instead of R8.22 when the user has left the page meanwhile. */
export const SAVED_AFTER_LEAVING_MESSAGE = 'Preferences saved successfully!';

/** R8.15: also shown when the user has left while the preferences were being saved. */
export const NOT_SAVED_MESSAGE = 'Failed to update preferences. Please try again.';

/** R8.15 */
export const TRAITS_MESSAGE = 'Failed to save training traits';

/** R8.17 */
export const FORBIDDEN_MESSAGE =
  'You do not have permission to save preferences. Please log in again.';

/** R8.21 */
export const LOAD_FAILED_MESSAGE = 'Failed to load saved preferences. Starting with a fresh form.';

/** R8.19 */
export const retryMessage = (retry: number) => `Retrying... (${retry}/${MAX_RETRIES})`;

/** R8.15 */
const attemptMessages = {
  update: 'Failed to update preferences.',
  create: 'Failed to create new preferences.',
} as const;

/**
 * R8.15-R8.20: why preferences were not saved. Null when the session has ended: SessionWatcher shows that
 * (R8.16).
 */
export function saveFailureMessage(failure: unknown): string | null {
  if (!(failure instanceof SaveFailure)) {
    return 'An unexpected error occurred while saving preferences.';
  }
  const error = failure.apiError;
  if (error === null || error.kind === 'invalid') {
    return NOT_SAVED_MESSAGE;
  }
  if (error.isNetwork) {
    return 'No response from server. Please check your connection and try again.';
  }
  if (error.isServerFault) {
    const message = `${attemptMessages[failure.attempted]} Server error. Please try again later.`;
    return failure.isExhausted ? `${message} Maximum retry attempts reached.` : message;
  }
  if (error.isCsrf) return error.message;
  switch (error.status) {
    case 401:
      return null;
    case 403:
      return FORBIDDEN_MESSAGE;
    case 422:
      return 'Failed to save preferences. Validation error. Please check your inputs and try again.';
    case 429:
      return error.message;
    default:
      return error.detail ?? attemptMessages[failure.attempted];
  }
}
