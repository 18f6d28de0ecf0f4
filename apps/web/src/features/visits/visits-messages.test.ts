import { errorMessages } from '@pawmatch/contract/error-messages';
import { errorTable } from '@pawmatch/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '../../lib/api/errors/api-error.ts';
import { assertRequested, visitFailureMessage } from './visit-failure.ts';
import { missingSlotMessages, requestedMessage } from './visits-messages.ts';

const rejected = (failure: Partial<ApiFailure>) =>
  visitFailureMessage(new ApiError({ kind: 'response', message: 'By the catalogue.', ...failure }));

describe('visit messages', () => {
  it('R5.13 each dialog has its own message for missing date and time', () => {
    expect(missingSlotMessages.detail).toBe('Please select both date and time');
    expect(missingSlotMessages.schedule).toBe('Please select both a date and time.');
  });

  it('R8.38 a scheduling conflict and a duplicate have their own messages', () => {
    expect(rejected({ status: 400, error: 'Scheduling conflict', detail: 'Overlap.' })).toBe(
      'This time slot is already booked. Please choose another time.',
    );
    expect(rejected({ status: 400, error: 'Duplicate request', detail: 'Twice.' })).toBe(
      'You already have a pending visit request for this pet.',
    );
  });

  it('R8.38 any other 400 shows the server’s message, or the default', () => {
    expect(rejected({ status: 400, detail: 'The shelter is closed.' })).toBe(
      'The shelter is closed.',
    );
    expect(rejected({ status: 400, error: 'toString' })).toBe(
      'Failed to submit visit request. Please try again.',
    );
  });

  it.each([
    'ADOPTER_BUSY',
    'TOO_MANY_OPEN_REQUESTS',
    'TOO_MANY_REQUESTS_TODAY',
    'TOO_MANY_UNCONFIRMED_FOR_PET',
    'TOO_MANY_UNCONFIRMED_FROM_ADDRESS',
  ] as const)('R8.38 S52 S65 %s is a 400 that says what to do', (code) => {
    const { status } = errorTable[code];
    const detail = errorMessages[code];
    expect(status).toBe(400);
    expect(detail).toMatch(/Please /);
    expect(rejected({ status, detail })).toBe(detail);
  });

  it('R8.36 R8.39 R8.01 other errors show the server’s message, or the default', () => {
    expect(rejected({ status: 422, detail: 'Not a slot.' })).toBe('Not a slot.');
    expect(rejected({ status: 500 })).toBe('Failed to schedule visit. Please try again.');
    expect(rejected({ status: 401, detail: 'x' })).toBe('By the catalogue.');
    expect(rejected({ kind: 'network' })).toBe('By the catalogue.');
  });

  it('R8.39 anything else is unexpected', () => {
    const message = 'An unexpected error occurred. Please try again.';
    expect(visitFailureMessage(new TypeError('x'))).toBe(message);
  });

  it('R7.27 R8.38 success false in a response is a failure with its message', () => {
    const failureOf = (response: object) => {
      try {
        assertRequested(response);
        return null;
      } catch (error) {
        return visitFailureMessage(error);
      }
    };
    expect(failureOf({ success: false, message: 'Too late.' })).toBe('Too late.');
    expect(failureOf({ success: false })).toBe('Failed to submit visit request. Please try again.');
    expect(failureOf({ success: true })).toBeNull();
    expect(failureOf({})).toBeNull();
  });

  it('R8.40 success names the pet when it is known', () => {
    expect(requestedMessage('Juno')).toBe('Visit request submitted for Juno!');
    expect(requestedMessage('')).toBe('Visit request submitted successfully!');
    expect(requestedMessage(null)).toBe('Visit request submitted successfully!');
  });
});
