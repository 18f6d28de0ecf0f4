import { describe, expect, it } from 'vitest';
import { ownVisitTone } from './own-visit.ts';
import { visitTimeText } from './visit-time-text.ts';

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

describe('visitTimeText', () => {
  it('D22 says when a visit is by the shelter’s clock', () => {
    expect(visitTimeText('2026-11-23T19:00:00.000Z', 'America/New_York')).toBe(
      'Monday, November 23, 2026 at 2:00 PM',
    );
  });

  it('has words for a time that cannot be read', () => {
    expect(visitTimeText('', 'America/New_York')).toBe('Date not available');
  });
});
