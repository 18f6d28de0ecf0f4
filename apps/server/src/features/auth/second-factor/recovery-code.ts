import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@pawmatch/contract/auth/second-factor';
import { hashToken } from '../../../platform/security/secret-token.ts';

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Ten codes of 79 random bits, such as `k7wm-2hqp-9xbt-fd4r`. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  );
}

/** The stored form; so many random bits need no salt. Case and grouping do not matter. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}
