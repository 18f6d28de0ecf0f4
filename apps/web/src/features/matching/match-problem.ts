import { ApiError } from '../../lib/api/errors/api-error.ts';
import { furtherReason } from '../../lib/api/errors/failure-reason.ts';
import { INVALID_LIST_MESSAGE } from '../../lib/api/errors/status-messages.ts';
import { MATCHES_LOGIN_MESSAGE } from './match-login-messages.ts';
import { matchProblemMessages as messages } from './matching-messages.ts';

/** What the page shows instead of matches, and the next step. */
export interface MatchProblem {
  message: string;
  /** The reason as a message of `error-message.ts`, unless the message contains it. */
  reason?: string;
  action: 'questionnaire' | 'login' | 'retry';
}

export const noPreferences: MatchProblem = {
  message: messages.noPreferences,
  action: 'questionnaire',
};

export const notLoggedIn: MatchProblem = {
  message: MATCHES_LOGIN_MESSAGE,
  action: 'login',
};

/**
 * What went wrong.
 * @param isLaterPage true when matches are already shown
 */
export function matchProblem(error: unknown, isLaterPage = false): MatchProblem {
  const fallback = isLaterPage ? messages.laterFailed : messages.failed;
  if (!(error instanceof ApiError)) return { message: fallback, action: 'retry' };
  if (error.kind === 'invalid') {
    return { message: INVALID_LIST_MESSAGE, action: 'retry' };
  }
  switch (error.status) {
    case 400:
      return {
        message: messages.badPreferences,
        action: 'questionnaire',
      };
    case 401:
      return notLoggedIn;
    case 403:
      return noPreferences;
    default: {
      const message = error.isNetwork ? fallback : (error.detail ?? fallback);
      const reason = furtherReason(error, message);
      return { message, ...(reason && { reason }), action: 'retry' };
    }
  }
}
