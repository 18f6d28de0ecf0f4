import { describe, expect, it } from 'vitest';
import { hashPassword, isRightPassword } from './password-hash.ts';

describe('password hashes', () => {
  it('accept only the right password', async () => {
    const hash = await hashPassword('a quiet river');
    expect(await isRightPassword('a quiet river', hash)).toBe(true);
    expect(await isRightPassword('a quiet rive', hash)).toBe(false);
    expect(await hashPassword('a quiet river')).not.toBe(hash);
  });

  it('S17 reject every password without a hash, even that of the dummy hash', async () => {
    expect(await isRightPassword('nobody has this password', undefined)).toBe(false);
  });

  it('continue after any number of failures', async () => {
    const broken = Array.from({ length: 6 }, () => isRightPassword('x', 'no hash'));
    const results = await Promise.allSettled(broken);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const hash = await hashPassword('a quiet river');
    const right = Array.from({ length: 6 }, () => isRightPassword('a quiet river', hash));
    expect(await Promise.all(right)).toEqual(Array(6).fill(true));
  });
});
