import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { signupFieldError } from './signup-field-error.ts';

describe('signupFieldError', () => {
  it('D08 a taken e-mail address belongs to the e-mail field', () => {
    const error = new ApiError({
      kind: 'response',
      status: 409,
      code: 'EMAIL_TAKEN',
      message: 'Taken.',
    });
    expect(signupFieldError(error)).toEqual({ field: 'email', message: 'Taken.' });
  });

  it('D13 a common password belongs to the password field', () => {
    const fieldErrors = [
      { field: 'role', message: 'Not a field of the form.' },
      { field: 'password', message: 'Too common.' },
    ];
    const error = new ApiError({ kind: 'response', status: 422, message: 'Check.', fieldErrors });
    expect(signupFieldError(error)).toEqual({ field: 'password', message: 'Too common.' });
  });

  it('other failures belong to no field', () => {
    expect(signupFieldError(new ApiError({ kind: 'network', message: 'No.' }))).toBeNull();
    expect(signupFieldError(new Error('No.'))).toBeNull();
  });
});
