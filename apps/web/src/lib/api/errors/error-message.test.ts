import { describe, expect, it } from 'vitest';
import { statusMessage } from './error-message.ts';
import { setupErrorMessage } from './error-messages.ts';

describe('statusMessage', () => {
  it.each([
    [
      'R8.03',
      403,
      'CSRF Failed: token missing',
      'Security verification failed. Please refresh the page and try again.',
    ],
    ['R8.04', 401, null, 'Your session has expired. Please log in again.'],
    ['R8.05', 400, 'Too late.', 'Too late.'],
    ['R8.05', 400, null, 'Bad request.'],
    ['R8.06', 403, 'Staff only.', 'Staff only.'],
    ['R8.06', 403, null, 'You do not have permission to perform this action.'],
    ['R8.07', 404, 'No such pet.', 'The requested resource was not found.'],
    ['R8.08', 429, 'Slow down.', 'Too many requests. Please try again later.'],
    ['R8.09', 500, 'stack', 'An internal server error occurred. Please try again later.'],
    ['R8.10', 409, 'Taken.', 'Taken.'],
    ['R8.10', 418, null, 'An error occurred (418).'],
  ])('%s for %d with detail %j says: %s', (_, status, detail, message) => {
    expect(statusMessage(status, detail)).toBe(message);
  });

  it('R8.12 shows what went wrong before a request was sent', () => {
    expect(setupErrorMessage('Invalid URL')).toBe('Request setup error: Invalid URL.');
  });
});
