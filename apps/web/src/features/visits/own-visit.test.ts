import { describe, expect, it } from 'vitest';
import { buildVisit } from '../../testing/build-visit.ts';
import { ownVisitTone } from './own-visit.ts';
import { canCancel } from './own-visit-rules.ts';

describe('ownVisitTone', () => {
  it.each([
    ['pending', 'pending'],
    ['confirmed', 'positive'],
    ['approved', 'positive'],
    ['completed', 'neutral'],
    ['cancelled', 'negative'],
    ['Rained off', 'negative'],
  ])('R2.46 D36 F23 shows %s as %s', (status, tone) => {
    expect(ownVisitTone(status)).toBe(tone);
  });
});

describe('canCancel', () => {
  const requested_at = '2026-11-23T19:00:00.000Z';
  const before = new Date('2026-11-23T18:59:59.000Z');

  it.each([
    ['pending', true],
    ['approved', true],
    ['confirmed', true],
    ['completed', false],
    ['cancelled', false],
  ] as const)('D24 a visit to come that is %s: %s', (status, answer) => {
    expect(canCancel(buildVisit({ status, requested_at }), before)).toBe(answer);
  });

  it('D24 a visit that has begun cannot be called off', () => {
    expect(canCancel(buildVisit({ requested_at }), new Date(requested_at))).toBe(false);
  });
});
