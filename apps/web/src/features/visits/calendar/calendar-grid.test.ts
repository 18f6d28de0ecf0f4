import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { describe, expect, it } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { buildCalendarGrid, datesOfView, toCalendarVisits } from './calendar-grid.ts';
import { planMove } from './use-move-visit.ts';

const MONDAY = '2026-11-23';
const schedule = { time_zone: 'America/New_York', visiting: firstVisitingRules };

const at = (requested_at: string, name: string, fields: Partial<Visit> = {}) => {
  const pet = { id: name, name, species: 'Dog' as const, image_url: null };
  return buildVisit({ requested_at, pet, pet_id: name, ...fields });
};

const gridOf = (visits: Visit[], view: 'day' | 'week', by: 'time' | 'pet') => {
  const dates = datesOfView(MONDAY, view);
  const shown = toCalendarVisits(visits, dates, schedule.time_zone);
  return buildCalendarGrid(shown, dates, { by, schedule, today: MONDAY });
};

/** Row, day and time of each visit, by the name of its pet. */
const placesOf = ({ rows }: ReturnType<typeof gridOf>) =>
  rows.flatMap(({ label, cells }) =>
    cells.flatMap(({ date, time, visits }) =>
      visits.map(({ visit }) => [visit.pet?.name, label, date, time]),
    ),
  );

const ten = at('2026-11-23T15:00:00Z', 'Biscuit');
const sevenPast = at('2026-11-23T15:07:00Z', 'Juno');
const saturday = at('2026-11-28T23:20:00Z', 'Rex');

describe('calendar', () => {
  it('B3.09 the week begins on Monday', () => {
    expect(datesOfView('2026-11-29', 'week')[0]).toBe(MONDAY);
    expect(datesOfView(MONDAY, 'week')).toHaveLength(7);
    expect(datesOfView(MONDAY, 'day')).toEqual([MONDAY]);
  });

  it('B3.09 by time, each visit is in the row in which it begins, also outside the hours', () => {
    const grid = gridOf([saturday, sevenPast, ten], 'week', 'time');
    expect(placesOf(grid)).toEqual([
      ['Biscuit', '10:00 AM', MONDAY, '10:00'],
      ['Juno', '10:00 AM', MONDAY, '10:00'],
      ['Rex', '6:00 PM', '2026-11-28', '18:00'],
    ]);
    expect(grid.columns.map(({ label }) => label)).toEqual([
      ...['Mon, Nov 23', 'Tue, Nov 24', 'Wed, Nov 25', 'Thu, Nov 26', 'Fri, Nov 27'],
      'Sat, Nov 28',
    ]);
    expect(grid.rows[0]?.cells.map(({ isClosed }) => isClosed)).toEqual([
      ...[false, false, false, false, false, true],
    ]);
  });

  it('B1.14 by pet, a bonded pair has one row, whichever pet was asked for', () => {
    const [luna, milo] = ['Luna', 'Milo'].map((name) => at(MONDAY, name).pet);
    const visits = [
      at('2026-11-23T15:00:00Z', 'Milo', { bonded_pet: luna ?? null }),
      at('2026-11-23T16:00:00Z', 'Luna', { bonded_pet: milo ?? null }),
      at('2026-11-23T17:00:00Z', 'Luna'),
    ];
    const { rows } = gridOf(visits, 'day', 'pet');
    expect(rows.map(({ label }) => label)).toEqual(['Luna', 'Luna and Milo']);
  });

  it('B3.09 by pet, the rows are pets by name', () => {
    expect(placesOf(gridOf([sevenPast, ten], 'day', 'pet'))).toEqual([
      ['Biscuit', 'Biscuit', MONDAY, '10:00'],
      ['Juno', 'Juno', MONDAY, '10:00'],
    ]);
    expect(placesOf(gridOf([saturday, ten], 'week', 'pet'))).toEqual([
      ['Biscuit', 'Biscuit', MONDAY, null],
      ['Rex', 'Rex', '2026-11-28', null],
    ]);
  });

  it.each([
    ['10:00', MONDAY, null],
    [null, MONDAY, null],
    ['11:00', MONDAY, { requestedAt: '2026-11-23T16:00:00.000Z' }],
    [null, '2026-11-24', { requestedAt: '2026-11-24T15:00:00.000Z' }],
    ['18:00', MONDAY, { refusal: expect.stringContaining('No visits are offered then.') }],
    [null, '2026-11-28', { refusal: expect.stringContaining('No visits are offered then.') }],
    ['10:00', '2026-11-20', { refusal: 'Choose a time in the future.' }],
  ])('B3.09 a visit of Monday 10:00 dropped on %s of %s', (time, date, expected) => {
    const [moved] = toCalendarVisits([ten], [MONDAY], schedule.time_zone);
    if (!moved) throw new Error('The visit is on that Monday.');
    const now = new Date('2026-11-22T12:00:00Z');
    expect(planMove(moved, { date, time }, { schedule, now })).toEqual(expected);
  });

  it('A R4.14 B9.11 a visit that is over stays where it is, also when it ended while the calendar was open', () => {
    const [moved] = toCalendarVisits([ten], [MONDAY], schedule.time_zone);
    if (!moved) throw new Error('The visit is on that Monday.');
    const target = { date: '2026-11-24', time: '10:00' };
    const planAt = (now: string) => planMove(moved, target, { schedule, now: new Date(now) });
    expect(planAt('2026-11-23T15:29:00Z')).toEqual({ requestedAt: '2026-11-24T15:00:00.000Z' });
    expect(planAt('2026-11-23T15:30:00Z')).toEqual({ refusal: 'This visit cannot be moved.' });
  });

  it('B3.01 a time that the clocks skip is refused', () => {
    const night = {
      ...firstVisitingRules,
      opening_hours: Array(7).fill({ from: '01:30', to: '05:00' }),
    };
    const [moved] = toCalendarVisits([ten], [MONDAY], schedule.time_zone);
    if (!moved) throw new Error('The visit is on that Monday.');
    const target = { date: '2027-03-14', time: '02:30' };
    const context = {
      schedule: { ...schedule, visiting: night },
      now: new Date('2026-11-22T12:00:00Z'),
    };
    expect(planMove(moved, target, context)).toEqual({
      refusal: 'This time does not exist on this day, because the clocks change.',
    });
  });
});
