import { describe, expect, it } from 'vitest';
import { readRole } from '../users/read-role.ts';
import { formatPhoneNumber } from './account-fields.ts';
import { Credentials, Registration } from './credentials.ts';

const ada = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone_number: '(555) 010-0100',
  password: 'analytical engine',
};

const firstMessage = (changes: object) =>
  Registration.safeParse({ ...ada, ...changes }).error?.issues[0]?.message;

describe('Registration', () => {
  it('R5.03 reads the ten digits of a phone number in any format', () => {
    expect(Registration.parse(ada).phone_number).toBe('5550100100');
    expect(Registration.parse({ ...ada, phone_number: '555.010.0100' }).phone_number).toBe(
      '5550100100',
    );
  });

  it.each([
    ['R5.01', { full_name: '   ' }, 'Name cannot be empty.'],
    ['R5.02', { email: 'ada@example' }, 'Please enter a valid email address.'],
    ['R5.02', { email: 'a b@example.org' }, 'Please enter a valid email address.'],
    ['R5.02 S48', { email: 'ada@gma\u0130l.example' }, 'Please enter a valid email address.'],
    ['R5.02', { email: undefined }, 'Please enter a valid email address.'],
    [
      'R5.03 R9.04',
      { phone_number: '555-0100' },
      'Please enter a valid 10-digit U.S. phone number.',
    ],
    [
      'R5.03',
      { phone_number: '1 555 010 0100' },
      'Please enter a valid 10-digit U.S. phone number.',
    ],
    [
      'R5.03 B7.12',
      { phone_number: '+45 12 34 56 78' },
      'Please enter a valid 10-digit U.S. phone number.',
    ],
    ['R5.04 R9.04', { password: '1234567' }, 'Password must be at least 8 characters long.'],
  ])('%s rejects %j', (_, changes, message) => {
    expect(firstMessage(changes)).toBe(message);
  });

  it('R5.02 S19 reads an address with accents in one form, whatever the keyboard sends', () => {
    expect(Registration.parse({ ...ada, email: 'jose\u0301@example.org' }).email).toBe(
      'jos\u00e9@example.org',
    );
  });

  it('R5.01 R5.02 reports errors in the order of the form', () => {
    const issues = Registration.safeParse({
      full_name: '',
      email: '',
      phone_number: '',
      password: '',
    }).error?.issues;
    expect(issues?.map((issue) => issue.path[0])).toEqual([
      'full_name',
      'email',
      'phone_number',
      'password',
    ]);
  });

  it('S18 accepts spaces and emoji and counts visible characters', () => {
    const password = ` ${'🐶'.repeat(62)} `;
    expect(Registration.parse({ ...ada, password }).password).toBe(password);
    expect(firstMessage({ password: '🐶'.repeat(7) })).toBe(
      'Password must be at least 8 characters long.',
    );
    expect(firstMessage({ password: 'x'.repeat(1_000_000) })).toBe(
      'Password must be at most 128 characters long.',
    );
  });
});

it('Credentials R5.05 requires both', () => {
  expect(
    Credentials.safeParse({ email: '', password: '' }).error?.issues.map((i) => i.message),
  ).toEqual(['Email is required.', 'Password is required.']);
});

it('readRole R1.05 R6.04 ignores case and reads everything else as adopter', () => {
  expect(['admin', 'ADMIN', ' Admin '].map(readRole)).toEqual(['admin', 'admin', 'admin']);
  expect([undefined, null, '', 'owner', ['admin'], { role: 'admin' }].map(readRole)).toEqual(
    Array.from({ length: 6 }, () => 'adopter'),
  );
});

it('formatPhoneNumber formats as many digits as there are', () => {
  expect(
    ['', '555', '5550', '5550100', '5550100100', '555010010099'].map(formatPhoneNumber),
  ).toEqual(['', '555', '(555) 0', '(555) 010-0', '(555) 010-0100', '(555) 010-0100']);
});
