import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '../../lib/api/errors/api-error.ts';
import { matchProblem } from './match-problem.ts';

const failure = (fields: Partial<ApiFailure>) =>
  new ApiError({ kind: 'response', message: 'By the catalogue.', ...fields });

describe('messages of the matches page', () => {
  it('R8.23 R2.45 400 leads to the questionnaire', () => {
    expect(matchProblem(failure({ status: 400, detail: 'x' }))).toEqual({
      message: 'Please complete the questionnaire to get pet recommendations.',
      action: 'questionnaire',
    });
  });

  it('R8.24 R2.45 401 leads to the login', () => {
    expect(matchProblem(failure({ status: 401 }))).toEqual({
      message: 'Please log in to view your matches.',
      action: 'login',
    });
  });

  it('R8.26 403 leads to the questionnaire', () => {
    expect(matchProblem(failure({ status: 403, detail: 'x' }))).toEqual({
      message: 'Please complete the questionnaire to see your pet matches.',
      action: 'questionnaire',
    });
  });

  it('R8.27 reports a response of an unexpected shape', () => {
    expect(matchProblem(failure({ kind: 'invalid', status: 200 })).message).toBe(
      'Invalid response format from server',
    );
  });

  it('R8.28 otherwise shows the message of the server or the default, with a retry button', () => {
    expect(matchProblem(failure({ status: 503, detail: 'Back in a moment.' }))).toEqual({
      message: 'Back in a moment.',
      action: 'retry',
    });
    expect(matchProblem(failure({ status: 500 })).message).toBe(
      'Failed to load pet matches. Please try again.',
    );
    expect(matchProblem(new TypeError('x')).message).toBe(
      'Failed to load pet matches. Please try again.',
    );
    expect(matchProblem(failure({ kind: 'network' }))).toEqual({
      message: 'Failed to load pet matches. Please try again.',
      reason: 'By the catalogue.',
      action: 'retry',
    });
  });

  it('R8.28 a later page that fails has its own default message', () => {
    expect(matchProblem(failure({ status: 500 }), true).message).toBe(
      'Failed to load pet matches. Please try again later.',
    );
  });
});
