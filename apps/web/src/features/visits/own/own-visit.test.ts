import { describe, expect, it } from 'vitest';
import { ownVisitTone } from './own-visit.ts';

describe('ownVisitTone', () => {
  it.each([
    ['pending', 'pending'],
    ['confirmed', 'positive'],
    ['approved', 'accomplished'],
    ['completed', 'accomplished'],
    ['cancelled', 'negative'],
    ['Rained off', 'negative'],
  ])('R2.46 D36 F23 shows %s as %s', (status, tone) => {
    expect(ownVisitTone(status)).toBe(tone);
  });
});
