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

/** Of responses by their status, where nothing better is known. */
export const statusMessages = {
  badRequest: 'Bad request.',
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'The requested resource was not found.',
  tooMany: 'Too many requests. Please try again later.',
  serverFault: 'An internal server error occurred. Please try again later.',
  other: (status: number) => `An error occurred (${status}).`,
} as const;
