import { Registration } from '@pawmatch/contract/auth/credentials';
import { describe, expect, it } from 'vitest';
import { resolveForm } from '../testing/resolve-form.ts';
import { formResolver } from './form-resolver.ts';

const resolve = (values: typeof valid) =>
  resolveForm(formResolver(Registration, { onlyFirst: true }), values);

const valid = {
  full_name: ' Ada Lovelace ',
  email: 'ada@example.org',
  phone_number: '(555) 123-4567',
  password: 'correct horse',
};

describe('formResolver', () => {
  it.each([
    [
      'R5.01',
      { full_name: ' ', email: 'x', phone_number: '1', password: 'x' },
      'full_name',
      'Name cannot be empty.',
    ],
    [
      'R5.02',
      { email: 'x', phone_number: '1', password: 'x' },
      'email',
      'Please enter a valid email address.',
    ],
    [
      'R5.03',
      { phone_number: '555 123', password: 'x' },
      'phone_number',
      'Please enter a valid 10-digit U.S. phone number.',
    ],
    ['R5.04', { password: '1234567' }, 'password', 'Password must be at least 8 characters long.'],
  ])('%s reports only the first error', async (_, wrong, field, message) => {
    expect(await resolve({ ...valid, ...wrong })).toEqual({
      values: {},
      errors: { [field]: { type: 'validate', message } },
    });
  });

  it('R5.09 reports one message for each field, the first', async () => {
    const wrong = { full_name: ' ', email: 'x', phone_number: '1', password: 'x' };
    const { errors } = await resolveForm(formResolver(Registration), wrong);
    expect(Object.keys(errors)).toEqual(Object.keys(wrong));
    expect(errors.full_name?.message).toBe('Name cannot be empty.');
  });

  it('R5.03 returns the parsed values', async () => {
    expect(await resolve(valid)).toEqual({
      values: { ...valid, full_name: 'Ada Lovelace', phone_number: '5551234567' },
      errors: {},
    });
  });
});
