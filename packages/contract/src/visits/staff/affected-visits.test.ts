import { describe, expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import type { VisitingRules } from '../times/visiting-rules.ts';
import { type ComparedVisit, findAffectedVisits, findUnbookableVisits } from './affected-visits.ts';

const schedule = (rules: Partial<VisitingRules> = {}, time_zone = 'America/New_York') => ({
  time_zone,
  visiting: { ...firstVisitingRules, ...rules },
});

/** A visit of Monday, November 23, 2026; each one is booked after the one before. */
let built = 0;
function visit(id: string, time: string, fields: Partial<ComparedVisit> = {}): ComparedVisit {
  built += 1;
  const startsAt = new Date(`2026-11-23T${time}:00.000-05:00`);
  return {
    id,
    petIds: ['Bruno'],
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
    bookedAt: new Date(built),
    isUpcoming: true,
    occupiesPet: true,
    isActive: true,
    ...fields,
  };
}

const affectedBy = (
  visits: ComparedVisit[],
  after: ReturnType<typeof schedule>,
  before = schedule(),
) =>
  Object.fromEntries(
    [...findAffectedVisits(visits, before, after)].map(([id, { reason }]) => [id, reason]),
  );

describe('visits outside the settings', () => {
  it('B3.01 says which visits a closure and other hours touch, and why', () => {
    const visits = [visit('ten', '10:00'), visit('three', '15:30')];
    const hours = { from: '12:00', to: '13:00' };
    const pipe = { from: '2026-11-23', to: '2026-11-23', reason: 'Burst pipe', is_yearly: false };
    const closures = [{ ...pipe, hours: { from: '15:00', to: '16:00' } }];
    expect([...findAffectedVisits(visits, schedule(), schedule({ closures }))]).toEqual([
      ['three', { reason: 'closed', closedBecause: 'Burst pipe' }],
    ]);
    const opening_hours = Array(7).fill(hours);
    expect(affectedBy(visits, schedule({ opening_hours }))).toEqual({
      ten: 'hours',
      three: 'hours',
    });
    // Staff had booked it outside the hours; now the shelter is closed.
    const early = visit('early', '09:00');
    expect(affectedBy([early], schedule())).toEqual({});
    expect(affectedBy([early], schedule({ closures: [{ ...pipe, hours: null }] }))).toEqual({
      early: 'closed',
    });
  });

  it('B3.01 B3.02 leaves those that were booked first where there are too many', () => {
    const pets = ['Bruno', 'Mabel', 'Fig'];
    const visits = pets.map((pet) => visit(pet, '10:00', { petIds: [pet] }));
    expect(affectedBy(visits, schedule({ visits_at_once: 2 }))).toEqual({ Fig: 'at_once' });
    expect(
      affectedBy(visits, schedule({ visits_at_once: 1 }), schedule({ visits_at_once: 2 })),
    ).toEqual({
      Mabel: 'at_once',
    });
    const ofDay = [visit('one', '15:00'), visit('two', '10:00'), visit('three', '12:00')];
    expect(affectedBy(ofDay, schedule({ visits_of_pet_a_day: 2 }))).toEqual({ three: 'pet_day' });
  });

  it('B1.14 B3.01 compares visits with the rest of both pets of a pair, past ones too', () => {
    const visits = [
      visit('now', '10:00', { petIds: ['Bruno', 'Mabel'], isUpcoming: false }),
      visit('back to back', '10:30', { petIds: ['Mabel'] }),
      visit('later', '12:00'),
    ];
    expect(affectedBy(visits, schedule({ rest_minutes: 60 }))).toEqual({ 'back to back': 'rest' });
    const noShow = visits.map((it) => (it.isUpcoming ? it : { ...it, occupiesPet: false }));
    expect(affectedBy(noShow, schedule({ rest_minutes: 60 }))).toEqual({});
  });

  it('B3.01 D22 says that the time on the clock changes with the time zone', () => {
    const visits = [visit('ten', '10:00'), visit('two', '14:00')];
    expect(affectedBy(visits, schedule({}, 'America/Chicago'))).toEqual({
      ten: 'hours',
      two: 'time_zone',
    });
    expect(affectedBy(visits, schedule({}, 'America/Toronto'))).toEqual({});
  });

  it('B3.01 notice, days ahead, length and gap touch no booked visit', () => {
    const visits = [visit('one', '10:00'), visit('two', '10:30'), visit('three', '15:30')];
    const rules = { notice_minutes: 1_440, days_ahead: 1, visit_minutes: 60, gap_minutes: 15 };
    expect(findUnbookableVisits(visits, schedule(rules)).size).toBe(0);
  });
});
