import { expect, it } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { dayHeading } from './VisitRequests.tsx';

const zone = 'America/New_York';
/** Monday, 10 PM at the shelter; Tuesday elsewhere. */
const now = new Date('2026-11-24T03:00:00.000Z');
const at = (requested_at: string) => buildVisit({ requested_at });
const yesterday = at('2026-11-22T15:00:00.000Z');
const [morning, night] = [at('2026-11-23T15:00:00.000Z'), at('2026-11-24T04:30:00.000Z')];
const [tomorrow, later] = [at('2026-11-24T15:00:00.000Z'), at('2026-12-01T15:00:00.000Z')];

it('F36 D22 names the days at the shelter', () => {
  expect(
    [morning, night, tomorrow, later, yesterday].map((visit) => dayHeading(visit, now, zone)),
  ).toEqual(['Today', 'Today', 'Tomorrow', 'Tuesday, December 1, 2026', 'Earlier']);
});
