import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '../../lib/api/errors/api-error.ts';
import { statusMessage } from '../../lib/api/errors/error-message.ts';
import {
  accountFailureMessage,
  loginFailureMessage,
  signupFailureMessage,
} from './auth-failure.ts';

const serverError = (status: number, failure: Partial<ApiFailure> = {}) =>
  new ApiError({
    kind: 'response',
    status,
    message: statusMessage(status, failure.detail ?? null),
    ...failure,
  });
const invalid = new ApiError({ kind: 'invalid', message: 'Invalid response from server' });
const unreachable = new ApiError({ kind: 'network', message: 'Unable to connect.' });

describe('R8.14', () => {
  it.each([
    [serverError(401), 'Login failed. Please check your credentials and try again.'],
    [new Error('unforeseen'), 'Login failed. Please check your credentials and try again.'],
    [serverError(401, { detail: 'Locked.' }), 'Locked.'],
    [serverError(429), 'Too many requests. Please try again later.'],
    [serverError(500, { detail: 'stack' }), 'A server error occurred. Please try again later.'],
    [unreachable, 'Network error. Please check your connection and try again.'],
    [invalid, 'Invalid response from server'],
  ])('R5.05 R8.14 shows why a login failed: %s', (error, message) => {
    expect(loginFailureMessage(error)).toBe(message);
  });

  it.each([
    [serverError(400), 'Registration failed. Please try again.'],
    [serverError(409, { detail: 'Taken.' }), 'Taken.'],
    [serverError(503), 'A server error occurred. Please try again later.'],
    [unreachable, 'Network error. Please check your connection and try again.'],
    [invalid, 'No user data received'],
    [new Error('unforeseen'), 'Failed to create account. Please try again.'],
  ])('R8.14 shows why an account was not created: %s', (error, message) => {
    expect(signupFailureMessage(error)).toBe(message);
  });

  it('D13 shows what is wrong with a field', () => {
    const fieldErrors = [{ field: 'new_password', message: 'Too common.' }];
    expect(accountFailureMessage(serverError(422, { detail: 'Check.', fieldErrors }))).toBe(
      'Too common.',
    );
    expect(accountFailureMessage(serverError(400))).toBe('Something went wrong. Please try again.');
  });
});
