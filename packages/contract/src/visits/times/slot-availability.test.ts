import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import { toZonedTime } from '../../zoned-time.ts';
import { isBookableSlot } from './bookable-times.ts';
import { type BookedTime, listSlotDays } from './slot-availability.ts';
import type { VisitingRules } from './visiting-rules.ts';

/** Thursday evening in New York, already Friday in UTC. */
const now = new Date('2026-10-30T02:00:00.000Z');
const schedule = { time_zone: 'America/New_York', visiting: firstVisitingRules };

describe('slot days', () => {
  it('R5.14 has the weekdays of the next 14 days, tomorrow at the shelter first', () => {
    const dates = listSlotDays(now, schedule).map((day) => day.date);
    expect(dates[0]).toBe('2026-10-30');
    expect(dates.at(-1)).toBe('2026-11-12');
    expect(dates).toHaveLength(10);
    expect(dates).not.toContain('2026-10-31');
  });

  it('R5.15 every half hour from 10:00 AM to 3:30 PM', () => {
    const labels = listSlotDays(now, schedule)[0]?.slots.map((slot) => slot.label);
    expect(labels).toHaveLength(12);
    expect(labels?.[0]).toBe('10:00 AM');
    expect(labels?.[5]).toBe('12:30 PM');
    expect(labels?.at(-1)).toBe('3:30 PM');
  });

  it('R5.15 D22 a time stays the same at the shelter when the clocks change', () => {
    const tens = listSlotDays(now, schedule).map((day) => day.slots[0]?.requested_at);
    expect(tens[0]).toBe('2026-10-30T14:00:00.000Z');
    expect(tens[1]).toBe('2026-11-02T15:00:00.000Z');
  });

  const at = (time: string) => new Date(`2026-10-30T${time}:00.000-04:00`);
  const booked = (from: string, to: string, fields: Partial<BookedTime> = {}): BookedTime => ({
    startsAt: at(from),
    endsAt: at(to),
    restsUntil: at(to),
    isOfPet: true,
    occupiesPet: true,
    isActive: true,
    count: 1,
    ...fields,
  });
  const withRules = (rules: Partial<VisitingRules>) => ({
    ...schedule,
    visiting: { ...firstVisitingRules, ...rules },
  });
  const statesOf = (rules: Partial<VisitingRules>, times: BookedTime[] = []) =>
    Object.fromEntries(
      (listSlotDays(now, withRules(rules), times)[0]?.slots ?? []).map((slot) => [
        slot.time,
        slot.rests_until ? `${slot.state} until ${slot.rests_until}` : slot.state,
      ]),
    );

  it('D24 B3.02 marks the slots that are taken', () => {
    const slots = listSlotDays(now, schedule, [booked('10:15', '10:45')])[0]?.slots;
    expect(slots?.map(({ available }) => available).slice(0, 3)).toEqual([false, false, true]);
    expect(slots?.map(({ state }) => state).slice(0, 3)).toEqual(['taken', 'taken', 'free']);
  });

  it('B3.02 says until when a pet rests, and when it needs a rest before the next visit', () => {
    const visit = booked('12:00', '12:30', { restsUntil: at('13:30') });
    expect(statesOf({ rest_minutes: 60 }, [visit])).toMatchObject({
      '10:30': 'free',
      '11:00': 'resting',
      '11:30': 'resting',
      '12:00': 'taken',
      '12:30': 'resting until 1:30 PM',
      '13:00': 'resting until 1:30 PM',
      '13:30': 'free',
    });
  });

  it('B3.02 B3.05 a pet rests after a completed visit, unless nobody came', () => {
    const visit = booked('10:00', '10:20', { restsUntil: at('11:20'), isActive: false });
    expect(statesOf({ rest_minutes: 60 }, [visit])).toMatchObject({
      '10:00': 'taken',
      '10:30': 'resting until 11:20 AM',
      '11:00': 'resting until 11:20 AM',
      '11:30': 'free',
    });
    const noShow = { ...visit, occupiesPet: false };
    expect(statesOf({ rest_minutes: 60 }, [noShow])).toMatchObject({ '10:30': 'free' });
  });

  it('B3.01 B3.02 is full where the shelter or the pet has enough visits', () => {
    const others = [
      booked('10:00', '10:30', { isOfPet: false }),
      booked('10:15', '10:45', { isOfPet: false }),
    ];
    expect(statesOf({ visits_at_once: 2 }, others)).toMatchObject({
      '10:00': 'full',
      '10:30': 'free',
    });
    const visits = [
      booked('10:00', '10:30', { isActive: false, occupiesPet: false }),
      booked('11:00', '11:30'),
    ];
    const [day] = listSlotDays(now, withRules({ visits_of_pet_a_day: 2 }), visits);
    expect(day?.state).toBe('full');
    expect(day?.slots.map(({ state }) => state).slice(0, 3)).toEqual(['full', 'full', 'taken']);
  });

  it('B3.01 B3.02 shows closed days and hours, each year if they are yearly', () => {
    const closure = { hours: null, reason: 'Halloween', is_yearly: true };
    const closures = [
      { ...closure, from: '2020-10-30', to: '2020-10-30' },
      {
        ...closure,
        from: '2026-11-02',
        to: '2026-11-02',
        hours: { from: '12:10', to: '13:00' },
        is_yearly: false,
      },
    ];
    const [first, second] = listSlotDays(now, withRules({ closures }));
    expect(first).toMatchObject({ state: 'closed', closed_because: 'Halloween', slots: [] });
    expect(second?.slots.filter(({ state }) => state === 'closed').map(({ time }) => time)).toEqual(
      ['12:00', '12:30'],
    );
  });

  it('B3.01 offers today as far as the notice allows', () => {
    const noon = at('12:00');
    const rules = { is_same_day: true, notice_minutes: 60 };
    const [today] = listSlotDays(noon, withRules(rules));
    expect([today?.date, today?.slots[0]?.time]).toEqual(['2026-10-30', '13:30']);
  });

  it('B3.01 D22 offers exactly what can be booked, by any rules, in any zone at any moment', () => {
    const anyRules = fc.record({
      from: fc.integer({ min: 0, max: 22 * 60 }),
      minutes: fc.integer({ min: 30, max: 600 }),
      visit_minutes: fc.integer({ min: 5, max: 90 }),
      gap_minutes: fc.integer({ min: 0, max: 45 }),
      notice_minutes: fc.integer({ min: 0, max: 3_000 }),
      is_same_day: fc.boolean(),
    });
    const zones = [
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Casablanca',
      'Pacific/Apia',
    ];
    const anyMoment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(anyRules, fc.constantFrom(...zones), anyMoment, (rules, time_zone, moment) => {
        const { from, minutes, ...others } = rules;
        const to = Math.min(from + Math.max(minutes, rules.visit_minutes), 23 * 60 + 59);
        const hours = { from: clock(from), to: clock(to) };
        const visiting = {
          ...firstVisitingRules,
          ...others,
          days_ahead: 4,
          opening_hours: Array.from({ length: 7 }, () => hours),
        };
        const shelter = { time_zone, visiting };
        const slots = listSlotDays(moment, shelter).flatMap((day) => day.slots);
        const instants = slots.map((slot) => new Date(slot.requested_at));
        for (const [index, instant] of instants.entries()) {
          expect(isBookableSlot(instant, moment, shelter)).toBe(true);
          expect(isBookableSlot(new Date(instant.getTime() + 60_000), moment, shelter)).toBe(
            instants.some((other) => other.getTime() === instant.getTime() + 60_000),
          );
          expect(toZonedTime(instant, time_zone).time).toBe(slots[index]?.time);
          expect(instant.getTime()).toBeGreaterThan(
            moment.getTime() + rules.notice_minutes * 60_000,
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});
