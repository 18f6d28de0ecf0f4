/** Of responses by their status, where nothing better is known. */
export const statusMessages = {
  badRequest: 'Bad request.',
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'The requested resource was not found.',
  tooMany: 'Too many requests. Please try again later.',
  serverFault: 'An internal server error occurred. Please try again later.',
  other: (status: number) => `An error occurred (${status}).`,
} as const;

export const CSRF_MESSAGE = 'Security verification failed. Please refresh the page and try again.';

export const INVALID_LIST_MESSAGE = 'Invalid response format from server';
