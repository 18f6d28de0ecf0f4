import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { statusMessage } from './error-message.ts';
import { NETWORK_MESSAGE } from './error-messages.ts';
import { furtherReason, reasonBelow } from './failure-reason.ts';
import { readDetail } from './read-detail.ts';

const SHOWN = 'Failed to load visits. Please try again.';
const answered = (status: number, body: unknown = {}) => {
  const detail = readDetail(body);
  return new ApiError({
    kind: 'response',
    status,
    body,
    detail,
    message: statusMessage(status, detail),
  });
};

describe('furtherReason, below a list that did not load', () => {
  it.each([
    ['R8.05', 400, { detail: 'Too late.' }, 'Too late.'],
    ['R8.05 R8.13', 400, { detail: { limit: 5 } }, '{"limit":5}'],
    ['R8.05', 400, {}, 'Bad request.'],
    ['R8.07', 404, { detail: 'No such list.' }, 'The requested resource was not found.'],
    ['R8.10 R8.13', 418, { detail: 'Short.', message: 'Stout.' }, 'Short.'],
    ['R8.10 R8.13', 418, { message: 'Stout.' }, 'Stout.'],
    ['R8.10', 418, {}, 'An error occurred (418).'],
    ['R8.10', 422, { detail: [{ loc: ['q'] }] }, '[{"loc":["q"]}]'],
  ])('%s %d with %j says: %s', (_, status, body, reason) => {
    expect(furtherReason(answered(status, body), SHOWN)).toBe(reason);
  });

  it('R8.04 leaves a 401 to the end of the session', () => {
    expect(furtherReason(answered(401), SHOWN)).toBeNull();
  });

  it.each([
    ['offline', new ApiError({ kind: 'network', message: NETWORK_MESSAGE }), NETWORK_MESSAGE],
    ['403', answered(403), 'You do not have permission to perform this action.'],
    ['429', answered(429), 'Too many requests. Please try again later.'],
    ['500', answered(500), 'An internal server error occurred. Please try again later.'],
  ])('F20 R8.01 R8.06 R8.08 R8.09 says why: %s', (_, error, reason) => {
    expect(furtherReason(error, SHOWN)).toBe(reason);
    expect(furtherReason(error, `${SHOWN} ${reason}`)).toBeNull();
    expect(furtherReason(new Error('unforeseen'), SHOWN)).toBeNull();
  });

  it('R8.13 does not repeat what is shown', () => {
    const error = answered(418, { detail: 'Short.' });
    expect(furtherReason(error, 'Failed: Short.')).toBeNull();
  });
});

describe('reasonBelow, below the message of a failed action', () => {
  it.each([400, 404, 409, 422])(
    'R8.30 R8.31 R8.38 adds nothing to its own words for %d',
    (status) => {
      expect(reasonBelow(answered(status, { detail: 'No.' }), 'Failed to update pet')).toEqual({});
    },
  );

  it('R8.06 R8.08 R8.09 says why the server refused', () => {
    expect(reasonBelow(answered(429), 'Failed to update pet')).toEqual({
      reason: 'Too many requests. Please try again later.',
    });
  });
});
