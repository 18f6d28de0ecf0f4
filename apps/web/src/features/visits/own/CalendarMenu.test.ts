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
  expect(outlook.get('subject')).toBe(`Meet ${pet.name} at Willow Street Shelter (not confirmed)`);
});

it('B11.06 all name the meeting place of a pet in a foster home', () => {
  const met = { ...visit, meeting_place: 'At the fountain, Elm Park' };
  const google = new URL(googleCalendarUrl(met, place)).searchParams;
  expect(google.get('location')).toBe('At the fountain, Elm Park');
  const outlook = new URL(outlookCalendarUrl(met, place)).searchParams;
  expect(outlook.get('location')).toBe('At the fountain, Elm Park');
  const file = visitCalendarFile(met, place, 'https://pawmatch.example/visit', new Date(0));
  expect(file).toContain('LOCATION:At the fountain\\, Elm Park\r\n');
});

it('A B3.06 B3.07 the file has what the calendar of the contract writes', () => {
  const url = 'https://pawmatch.example/dashboard';
  const text = visitCalendarFile(visit, place, url, new Date('2026-11-10T15:00:00Z'));
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${visit.id}@pawmatch`,
      'SEQUENCE:3',
      'DTSTART:20261123T150000Z',
      'SUMMARY:Meet Zoë\\; the "Queen"\\, \\\\o/ at Willow Street Shelter (not confirmed)',
      'LOCATION:Willow Street Shelter\\, 12 Bark Street\\, Springfield',
      `URL:${url}`,
      'STATUS:TENTATIVE',
    ]),
  );
});
