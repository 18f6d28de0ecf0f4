export const NETWORK_MESSAGE =
  'Unable to connect to the server. Please check your internet connection.';

export const CORS_MESSAGE =
  'Cross-origin request blocked. Please ensure the backend server is properly configured for CORS.';

/** The refresh failed. */
export const SESSION_EXPIRED_MESSAGE = 'Session expired. Please log in again.';

/** Rejected again with a fresh token. */
export const SESSION_REJECTED_MESSAGE = 'Your session has expired. Please log in again.';

export const NO_RESPONSE_MESSAGE = 'No response from server. Please check your connection.';

/** The response lacks required values. */
export const INVALID_RESPONSE_MESSAGE = 'Invalid response from server';

export const setupErrorMessage = (message: string) => `Request setup error: ${message}.`;
