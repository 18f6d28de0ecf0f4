import { describe, expect, it } from 'vitest';
import type { VisitStatus } from '../visit-status.ts';
import { calendarTitles, writeCalendar } from './calendar-file.ts';

const title = (status: VisitStatus, pet = 'Basil') =>
  calendarTitles.ofVisitor({ pet, shelter: 'Willow Street', status });

const write = (status: VisitStatus, changes: { title?: string; place?: string } = {}) =>
  writeCalendar({
    method: 'PUBLISH',
    entries: [
      {
        id: 'v1',
        sequence: 3,
        startsAt: '2026-11-23T15:00:00.000Z',
        endsAt: '2026-11-23T15:30:00.000Z',
        status,
        title: title(status),
        place: 'Willow Street, 12 Bark Street',
        url: 'https://pawmatch.example/dashboard',
        alarmMinutes: 120,
        ...changes,
      },
    ],
    now: new Date('2026-11-10T15:00:00Z'),
  });

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('writeCalendar', () => {
  it.each([
    ['pending', 'TENTATIVE', ' (not confirmed)'],
    ['approved', 'CONFIRMED', ''],
    ['confirmed', 'CONFIRMED', ''],
    ['cancelled', 'CANCELLED', ''],
  ] as const)('A B3.07 says in status and title what a visit is that is %s', (status, ...words) => {
    const [expected, mark] = words;
    const lines = unfolded(write(status));
    expect(lines).toContain(`STATUS:${expected}`);
    expect(lines).toContain(`SUMMARY:Meet Basil at Willow Street${mark}`);
    expect(lines.includes('TRIGGER:-PT120M'), 'an alarm').toBe(status !== 'cancelled');
  });

  it('A B3.07 has place, page and times, and ends with a line break', () => {
    const text = write('confirmed');
    expect(unfolded(text)).toEqual(
      expect.arrayContaining([
        'UID:v1@pawmatch',
        'SEQUENCE:3',
        'DTSTAMP:20261110T150000Z',
        'DTSTART:20261123T150000Z',
        'DTEND:20261123T153000Z',
        'LOCATION:Willow Street\\, 12 Bark Street',
        'URL:https://pawmatch.example/dashboard',
      ]),
    );
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('A S29 escapes texts, begins no line by them, and folds lines at 75 octets, not before', () => {
    const long = 'Zoë; the "Queen", \\o/ '.repeat(9);
    const text = write('confirmed', {
      title: `${long}\r\nATTENDEE:mailto:evil@x.example`,
      place: '🐕'.repeat(60),
    });
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBe(75);
    const lines = unfolded(text);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines).toContain(`LOCATION:${'🐕'.repeat(60)}`);
    expect(lines.find((line) => line.startsWith('SUMMARY'))).toContain(
      'Zoë\\; the "Queen"\\, \\\\o/',
    );
  });
});
