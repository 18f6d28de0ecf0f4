import { describe, expect, it } from 'vitest';
import { canCancel } from './visit-rules.ts';

describe('canCancel', () => {
  const requested_at = '2026-11-23T19:00:00.000Z';
  const before = new Date('2026-11-23T18:59:59.000Z');

  it.each([
    ['pending', true],
    ['approved', true],
    ['confirmed', true],
    ['completed', false],
    ['cancelled', false],
  ])('D24 is for an upcoming %s visit: %s', (status, expected) => {
    expect(canCancel({ status, requested_at }, before)).toBe(expected);
  });

  it('D24 is false for a visit that has begun', () => {
    expect(canCancel({ status: 'pending', requested_at }, new Date(requested_at))).toBe(false);
  });
});
