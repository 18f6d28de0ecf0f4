import { describe, expect, it } from 'vitest';
import { dateOptions, timeOptions } from './slot-options.ts';

const ten = { time: '10:00', label: '10:00 AM', requested_at: '2026-11-02T15:00:00.000Z' };
const half = { time: '10:30', label: '10:30 AM', requested_at: '2026-11-02T15:30:00.000Z' };
const monday = {
  date: '2026-11-02',
  label: 'Monday, November 2, 2026',
  slots: [
    { ...ten, available: true },
    { ...half, available: false },
  ],
};

describe('options of the visit form', () => {
  it('R5.14 D24 a day is offered while one of its times is free', () => {
    expect(dateOptions([monday])).toEqual([
      { value: '2026-11-02', label: 'Monday, November 2, 2026', disabled: false },
    ]);
    const full = { ...monday, slots: [{ ...ten, available: false }] };
    expect(dateOptions([full])).toEqual([
      { value: '2026-11-02', label: 'Monday, November 2, 2026 (fully booked)', disabled: true },
    ]);
  });

  it('R5.15 D24 a taken time cannot be chosen', () => {
    expect(timeOptions(monday)).toEqual([
      { value: '10:00', label: '10:00 AM', disabled: false },
      { value: '10:30', label: '10:30 AM (taken)', disabled: true },
    ]);
  });

  it('R5.15 without a day there are no times', () => {
    expect(timeOptions(undefined)).toEqual([]);
  });
});
