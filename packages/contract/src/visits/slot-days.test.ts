import { describe, expect, it } from 'vitest';
import { listSlotDays } from './slot-days.ts';

/** Thursday evening in New York, already Friday in UTC. */
const now = new Date('2026-10-30T02:00:00.000Z');
const zone = 'America/New_York';

describe('slot days', () => {
  it('R5.14 has the weekdays of the next 14 days, tomorrow at the shelter first', () => {
    const dates = listSlotDays(now, zone, () => true).map((day) => day.date);
    expect(dates[0]).toBe('2026-10-30');
    expect(dates.at(-1)).toBe('2026-11-12');
    expect(dates).toHaveLength(10);
    expect(dates).not.toContain('2026-10-31');
  });

  it('R5.15 every half hour from 10:00 AM to 3:30 PM', () => {
    const labels = listSlotDays(now, zone, () => true)[0]?.slots.map((slot) => slot.label);
    expect(labels).toHaveLength(12);
    expect(labels?.[0]).toBe('10:00 AM');
    expect(labels?.[5]).toBe('12:30 PM');
    expect(labels?.at(-1)).toBe('3:30 PM');
  });

  it('R5.15 D22 a time stays the same at the shelter when the clocks change', () => {
    const tens = listSlotDays(now, zone, () => true).map((day) => day.slots[0]?.requested_at);
    expect(tens[0]).toBe('2026-10-30T14:00:00.000Z');
    expect(tens[1]).toBe('2026-11-02T15:00:00.000Z');
  });

  it('D24 marks the slots that are not free', () => {
    const slots = listSlotDays(now, zone, (start) => start.getUTCHours() !== 14)[0]?.slots;
    expect(slots?.map(({ available }) => available).slice(0, 3)).toEqual([false, false, true]);
  });
});
