import { addDays, type CalendarDate } from '../../zoned-time.ts';
import type { VisitStatus } from '../visit-status.ts';
import { visitCalendarMessages as messages } from './visit-calendar-messages.ts';

/** Titles of entries, in files and behind links to calendars on the web. */
export const calendarTitles = {
  ofVisitor: ({
    status,
    ...names
  }: {
    pet: string;
    shelter: string;
    status: VisitStatus;
  }): string => (status === 'pending' ? messages.meetUnconfirmed(names) : messages.meet(names)),
  ofStaff: ({ pet, status }: { pet: string; status: VisitStatus }): string =>
    status === 'pending' ? messages.visitUnconfirmed({ pet }) : messages.visit({ pet }),
  /** @param meetingPlace of a pet in a foster home */
  place: (
    { name, address }: { name: string; address: string | null },
    meetingPlace: string | null = null,
  ) => meetingPlace ?? (address && `${name}, ${address}`),
};

export type CalendarEntry = EntryFacts &
  (Times | { days: { from: CalendarDate; to: CalendarDate } });

interface Times {
  startsAt: Date | string;
  endsAt: Date | string;
}

interface EntryFacts {
  /** Of the visit, or another text that stays the same. */
  id: string;
  /** Rises with each change of the visit. */
  sequence: number;
  status: VisitStatus;
  title: string;
  /** Null for a shelter without an address: the title names it. */
  place: string | null;
  /** The page on which the visit is moved and cancelled. */
  url?: string | undefined;
  /** How long before the visit a calendar reminds of it; left out, it does not. */
  alarmMinutes?: number;
  /** Of an invitation. */
  organizer?: Person;
  attendee?: Person;
}

interface Person {
  name: string;
  email: string;
}

interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Of a calendar that programs read again and again. */
  feed?: { name: string; refreshMinutes: number };
  entries: readonly CalendarEntry[];
  /** When it is written. */
  now: Date;
}

const statuses = {
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<VisitStatus, string>;

/** `20261123T150000Z` */
export const calendarTime = (instant: Date | string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

const calendarDay = (date: CalendarDate) => date.replaceAll('-', '');

/** TEXT of RFC 5545, 3.3.11. */
const escaped = (text: string) => oneLine(text).replace(/[\\;,]/g, (character) => `\\${character}`);

/** A double quote would end the value of a parameter (3.2), and the rest be read as another address. */
const person = ({ name, email }: Person) =>
  `CN="${oneLine(name).replaceAll('"', "'")}":mailto:${oneLine(email)}`;

/** RFC 5545, 3.1: at most 75 octets in a line, of which the space that begins the others is one. */
const MAX_OCTETS = 74;
const encoder = new TextEncoder();

/** Breaks a line between characters. */
function fold(line: string): string {
  let octets = 0;
  let folded = '';
  for (const character of line) {
    const { length } = encoder.encode(character);
    octets += length;
    if (octets > MAX_OCTETS) {
      folded += '\r\n ';
      octets = length;
    }
    folded += character;
  }
  return folded;
}

function linesOf(entry: CalendarEntry, now: Date): string[] {
  const { organizer, attendee } = entry;
  const title = escaped(entry.title);
  return [
    'BEGIN:VEVENT',
    `UID:${oneLine(entry.id)}@pawmatch`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${calendarTime(now)}`,
    ...('days' in entry
      ? [
          `DTSTART;VALUE=DATE:${calendarDay(entry.days.from)}`,
          `DTEND;VALUE=DATE:${calendarDay(addDays(entry.days.to, 1))}`,
          'TRANSP:TRANSPARENT',
        ]
      : [`DTSTART:${calendarTime(entry.startsAt)}`, `DTEND:${calendarTime(entry.endsAt)}`]),
    `SUMMARY:${title}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    ...(entry.url ? [`URL:${oneLine(entry.url)}`, `DESCRIPTION:${escaped(entry.url)}`] : []),
    `STATUS:${statuses[entry.status]}`,
    ...(organizer ? [`ORGANIZER;${person(organizer)}`] : []),
    // The visitor has asked for the visit, so no reply is requested.
    ...(attendee
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;${person(attendee)}`]
      : []),
    ...(entry.status === 'cancelled' || entry.alarmMinutes === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${title}`,
          `TRIGGER:-PT${entry.alarmMinutes}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

/**
 * Visits, or open days, as an iCalendar text (RFC 5545, RFC 5546): an invitation, its cancellation under the same UID, a file or a
 * feed. Times are in UTC, which calendars convert to local time.
 */
export function writeCalendar({ method, feed, entries, now }: CalendarFile): string {
  const name = feed && escaped(feed.name);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pawmatch//Visits//EN',
    `METHOD:${method}`,
    ...(feed
      ? [
          `NAME:${name}`,
          `X-WR-CALNAME:${name}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${feed.refreshMinutes}M`,
          `X-PUBLISHED-TTL:PT${feed.refreshMinutes}M`,
        ]
      : []),
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Time to go there, after the email of the day before. */
export const VISITOR_ALARM_MINUTES = 120;
