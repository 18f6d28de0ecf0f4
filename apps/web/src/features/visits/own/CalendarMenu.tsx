import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';

type Place = Pick<Shelter, 'name' | 'address'>;

/** `20261123T150000Z` */
const compact = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

const titleOf = (visit: Visit, { name }: Place) =>
  messages.eventTitle({ pet: visitedPetName(visit), shelter: name });

const locationOf = ({ name, address }: Place) =>
  address ? messages.placeAndAddress({ place: name, address }) : name;

/** A page of Google Calendar with the visit in it. */
export function googleCalendarUrl(visit: Visit, place: Place): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(visit, place),
    dates: `${compact(visit.requested_at)}/${compact(visit.ends_at)}`,
    location: locationOf(place),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** A page of Outlook on the web with the visit in it. */
export function outlookCalendarUrl(visit: Visit, place: Place): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: titleOf(visit, place),
    startdt: visit.requested_at,
    enddt: visit.ends_at,
    location: locationOf(place),
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}

/** RFC 5545, 3.3.11 */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

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

/**
 * The visit as an iCalendar text. The UID is that of the emails, whose entries replace this one.
 * @param now when it is written
 */
export function visitCalendarFile(visit: Visit, place: Place, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pawmatch//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${visit.id}@pawmatch`,
    `SEQUENCE:${visit.calendar_sequence}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART:${compact(visit.requested_at)}`,
    `DTEND:${compact(visit.ends_at)}`,
    `SUMMARY:${escapeText(titleOf(visit, place))}`,
    `LOCATION:${escapeText(locationOf(place))}`,
    `STATUS:${visit.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const openPage = (url: string) => window.open(url, '_blank', 'noreferrer');

function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'visit.ics';
  link.click();
  URL.revokeObjectURL(address);
}

interface CalendarMenuProps {
  visit: Visit;
  shelter: Shelter;
  /** Beside other visits: the name says which one is added. */
  isNamed?: boolean;
}

/** Adds a visit to Google Calendar, Outlook, or any calendar with a file. */
export function CalendarMenu({ visit, shelter, isNamed = false }: CalendarMenuProps) {
  const name = isNamed ? messages.calendarFor(visitedPetName(visit)) : messages.calendar;
  return (
    <Menu
      label={name}
      align="start"
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={name}
          icon={<CalendarIcon className="size-4.5" />}
        >
          {messages.calendar}
        </Button>
      }
      items={[
        { label: messages.google, onSelect: () => openPage(googleCalendarUrl(visit, shelter)) },
        { label: messages.outlook, onSelect: () => openPage(outlookCalendarUrl(visit, shelter)) },
        {
          label: messages.file,
          onSelect: () => saveFile(visitCalendarFile(visit, shelter, new Date())),
        },
      ]}
    />
  );
}
