import { describe, expect, it } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { dateOptions, timeOptions } from './slot-options.ts';

const ten = { time: '10:00', label: '10:00 AM', requested_at: '2026-11-02T15:00:00.000Z' };
const half = { time: '10:30', label: '10:30 AM', requested_at: '2026-11-02T15:30:00.000Z' };
const free = { available: true, state: 'free' as const, rests_until: null };
const taken = { available: false, state: 'taken' as const, rests_until: null };
const monday = {
  date: '2026-11-02',
  label: 'Monday, November 2, 2026',
  state: 'free' as const,
  closed_because: null,
  slots: [
    { ...ten, ...free },
    { ...half, ...taken },
  ],
};

describe('options of the visit form', () => {
  it('R5.14 D24 offers a day while one of its times is free', () => {
    expect(dateOptions([monday])).toEqual([
      { value: '2026-11-02', label: 'Monday, November 2, 2026', disabled: false },
    ]);
    const full = { ...monday, slots: [{ ...ten, ...taken }] };
    expect(dateOptions([full])).toEqual([
      { value: '2026-11-02', label: 'Monday, November 2, 2026 (fully booked)', disabled: true },
    ]);
  });

  it('R5.15 D24 disables a taken time', () => {
    expect(timeOptions(monday)).toEqual([
      { value: '10:00', label: '10:00 AM', disabled: false },
      { value: '10:30', label: '10:30 AM (taken)', disabled: true },
    ]);
  });

  it('B3.02 says why a time or a day is not free', () => {
    const rests = { ...taken, state: 'resting' as const, rests_until: '2:00 PM' };
    const day = {
      ...monday,
      slots: [
        { ...ten, ...rests },
        { ...half, ...rests, rests_until: null },
        { ...ten, ...taken, state: 'full' as const },
        { ...ten, ...taken, state: 'closed' as const },
      ],
    };
    expect(timeOptions(day, { petName: 'Biscuit' }).map(({ label }) => label)).toEqual([
      '10:00 AM (Biscuit rests until 2:00 PM)',
      '10:30 AM (Biscuit needs a rest before the next visit)',
      '10:00 AM (full)',
      '10:00 AM (closed)',
    ]);
    const closed = { ...monday, state: 'closed' as const, closed_because: 'Labor Day', slots: [] };
    expect(dateOptions([closed])[0]).toMatchObject({
      label: 'Monday, November 2, 2026 (closed: Labor Day)',
      disabled: true,
    });
  });

  it('S52 F34 disables a time of one’s visit to another pet, with the reason', () => {
    const open = { ...monday, slots: [ten, half].map((slot) => ({ ...slot, ...free })) };
    const visit = buildVisit({ requested_at: '2026-11-02T15:45:00.000Z' });
    const ailsa = { id: '1', name: 'Ailsa', species: 'Dog' as const, image_url: null };
    expect(timeOptions(open, { ownVisits: [{ ...visit, pet: ailsa }] })).toEqual([
      { value: '10:00', label: '10:00 AM', disabled: false },
      { value: '10:30', label: '10:30 AM (you meet Ailsa)', disabled: true },
    ]);
    expect(timeOptions(open, { ownVisits: [{ ...visit, pet: null }] })[1]?.label).toBe(
      '10:30 AM (you have another visit)',
    );
  });

  it('R5.15 without a day there are no times', () => {
    expect(timeOptions(undefined)).toEqual([]);
  });
});
