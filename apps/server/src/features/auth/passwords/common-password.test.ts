import { PASSWORD_MIN_LENGTH } from '@pawmatch/contract/auth/credentials';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { commonPasswords } from './common-passwords.ts';

describe('common passwords', () => {
  it('S18 are at least 3,000, all of them in lower case and of the minimum length', () => {
    expect(commonPasswords.size).toBeGreaterThan(3_000);
    for (const password of commonPasswords) {
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH);
      expect(password).toBe(password.toLowerCase());
    }
  });

  it.each([
    'password1',
    'PassWord',
    '12345678',
    'qwertyuiop',
    '1q2w3e4r',
    'iloveyou',
    'P@ssw0rd',
    'trustno1',
    'sunshine123',
    'Summer2025',
    'ｐａｓｓｗｏｒｄ',
    ' password ',
    ' '.repeat(8),
    ' \t\u3000 \u00a0 \t ',
    'zZzZzZzZz',
    '🐕'.repeat(20),
  ])('S18 D13 %j is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['a quiet river at noon', 'tr0ub4dor&3', 'passwordless kittens', 'Xk29vbQm', 'zzzzzzzy'])(
    'S18 %j is none',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
