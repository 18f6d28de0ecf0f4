import { ApiError } from '../../lib/api/api-error.ts';
import { genericReason } from '../../lib/api/failure-reason.ts';

/** R2.45: what the page shows instead of matches, and the next step. */
export interface MatchProblem {
  message: string;
  /** The reason as a message of `error-message.ts`, unless the message contains it. */
  reason?: string;
  action: 'questionnaire' | 'login' | 'retry';
}

/** R8.26 */
export const noPreferences: MatchProblem = {
  message: 'Please complete the questionnaire to see your pet matches.',
  action: 'questionnaire',
};

/** R8.24 */
export const notLoggedIn: MatchProblem = {
  message: 'Please log in to view your matches.',
  action: 'login',
};

/** R8.29 */
export const NOTHING_AFTER_REFRESH_MESSAGE =
  "We couldn't find any matches based on your preferences. Try adjusting your criteria.";

/** R8.28: later pages could not be loaded. */
const LATER_FAILURE_MESSAGE = 'Failed to load pet matches. Please try again later.';

/**
 * R8.23-R8.28: what went wrong.
 * @param isLaterPage true when matches are already shown
 */
export function matchProblem(error: unknown, isLaterPage = false): MatchProblem {
  const fallback = isLaterPage
    ? LATER_FAILURE_MESSAGE
    : 'Failed to load pet matches. Please try again.';
  if (!(error instanceof ApiError)) return { message: fallback, action: 'retry' };
  if (error.kind === 'invalid') {
    return { message: 'Invalid response format from server', action: 'retry' };
  }
  switch (error.status) {
    case 400:
      return {
        message: 'Please complete the questionnaire to get pet recommendations.',
        action: 'questionnaire',
      };
    case 401:
      return notLoggedIn;
    case 403:
      return noPreferences;
    default: {
      const message = error.isNetwork ? fallback : (error.detail ?? fallback);
      const reason = genericReason(error, message);
      return { message, ...(reason && { reason }), action: 'retry' };
    }
  }
}
