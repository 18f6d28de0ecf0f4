export const NETWORK_MESSAGE =
  'Unable to connect to the server. Please check your internet connection.';

export const CORS_MESSAGE =
  'Cross-origin request blocked. Please ensure the backend server is properly configured for CORS.';

export const CSRF_MESSAGE = 'Security verification failed. Please refresh the page and try again.';

/** The refresh failed. */
export const SESSION_EXPIRED_MESSAGE = 'Session expired. Please log in again.';

/** Rejected again with a fresh token. */
export const SESSION_REJECTED_MESSAGE = 'Your session has expired. Please log in again.';

export const NO_RESPONSE_MESSAGE = 'No response from server. Please check your connection.';

/** The response lacks required values. */
export const INVALID_RESPONSE_MESSAGE = 'Invalid response from server';

export const INVALID_LIST_MESSAGE = 'Invalid response format from server';

export const setupErrorMessage = (message: string) => `Request setup error: ${message}.`;

/**
 * The message of an error response.
 * @param detail of the server, already text; null when there is none
 */
export function statusMessage(status: number, detail: string | null): string {
  switch (status) {
    case 400:
      return detail ?? 'Bad request.';
    case 401:
      return detail ?? SESSION_REJECTED_MESSAGE;
    case 403:
      if (detail && /csrf/i.test(detail)) return CSRF_MESSAGE;
      return detail ?? 'You do not have permission to perform this action.';
    case 404:
      return 'The requested resource was not found.';
    case 429:
      return 'Too many requests. Please try again later.';
    case 500:
      return 'An internal server error occurred. Please try again later.';
    default:
      return detail ?? `An error occurred (${status}).`;
  }
}
