import { expect, it } from 'vitest';
import { answerBy } from './visit-times.ts';

const createdAt = new Date('2026-10-31T20:00:00Z');

it('B3.01 a request is answered within the hours of the settings, also across a clock change', () => {
  const startsAt = new Date('2026-11-05T15:00:00Z');
  const at = (answer_hours: number) => answerBy({ createdAt, startsAt }, { answer_hours });
  expect(at(24).toISOString()).toBe('2026-11-01T20:00:00.000Z');
  expect(at(2).toISOString()).toBe('2026-10-31T22:00:00.000Z');
});

it('B3.01 a request is never answered after its visit begins', () => {
  const startsAt = new Date('2026-11-01T15:00:00Z');
  expect(answerBy({ createdAt, startsAt }, { answer_hours: 48 })).toEqual(startsAt);
});
