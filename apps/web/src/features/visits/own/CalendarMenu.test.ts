import { expect, it } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { googleCalendarUrl, outlookCalendarUrl, visitCalendarFile } from './CalendarMenu.tsx';

const pet = { id: '1', name: 'Zoë; the "Queen", \\o/', species: 'Cat' as const, image_url: null };
const visit = buildVisit({
  requested_at: '2026-11-23T15:00:00.000Z',
  calendar_sequence: 3,
  pet,
});
const place = { name: 'Willow Street Shelter', address: '12 Bark Street, Springfield' };

it('B3.06 Google and Outlook get the time in UTC and the address', () => {
  const google = new URL(googleCalendarUrl(visit, place)).searchParams;
  expect(google.get('dates')).toBe('20261123T150000Z/20261123T153000Z');
  expect(google.get('location')).toBe('Willow Street Shelter, 12 Bark Street, Springfield');
  const outlook = new URL(outlookCalendarUrl(visit, place)).searchParams;
  expect(outlook.get('startdt')).toBe('2026-11-23T15:00:00.000Z');
  expect(outlook.get('subject')).toBe(`Meet ${pet.name} at Willow Street Shelter`);
});

it('B3.07 the file has the UID of the emails, escaped texts and short lines', () => {
  const text = visitCalendarFile(visit, place, new Date('2026-11-10T15:00:00Z'));
  const lines = text.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(Math.max(...lines.map((line) => line.length)), 'not shorter than needed').toBeGreaterThan(
    60,
  );
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain(`UID:${visit.id}@pawmatch`);
  expect(unfolded).toContain('SEQUENCE:3');
  expect(unfolded).toContain('DTSTART:20261123T150000Z');
  expect(unfolded).toContain('SUMMARY:Meet Zoë\\; the "Queen"\\, \\\\o/ at Willow Street Shelter');
});

it.each([
  ['pending', 'TENTATIVE'],
  ['approved', 'CONFIRMED'],
  ['confirmed', 'CONFIRMED'],
] as const)('B3.07 a visit that is %s is %s in the file', (status, expected) => {
  const file = visitCalendarFile({ ...visit, status }, place, new Date('2026-11-10T15:00:00Z'));
  expect(file).toContain(`\r\nSTATUS:${expected}\r\n`);
});
