import { expect, it } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { dayHeading, orderByDay } from './visit-days.ts';

const zone = 'America/New_York';
/** Monday, 10 PM at the shelter; Tuesday elsewhere. */
const now = new Date('2026-11-24T03:00:00.000Z');
const at = (requested_at: string) => buildVisit({ requested_at });
const [lastWeek, yesterday] = [at('2026-11-16T15:00:00.000Z'), at('2026-11-22T15:00:00.000Z')];
const [morning, night] = [at('2026-11-23T15:00:00.000Z'), at('2026-11-24T04:30:00.000Z')];
const [tomorrow, later] = [at('2026-11-24T15:00:00.000Z'), at('2026-12-01T15:00:00.000Z')];

it('F36 D22 groups visits by their day at the shelter: today, upcoming, past', () => {
  const visits = [lastWeek, later, night, yesterday, tomorrow, morning];
  expect(orderByDay(visits, now, zone)).toEqual([
    morning,
    night,
    tomorrow,
    later,
    yesterday,
    lastWeek,
  ]);
});

it('F36 names the days', () => {
  expect(
    [morning, night, tomorrow, later, yesterday].map((visit) => dayHeading(visit, now, zone)),
  ).toEqual(['Today', 'Today', 'Tomorrow', 'Tuesday, December 1, 2026', 'Earlier']);
});
