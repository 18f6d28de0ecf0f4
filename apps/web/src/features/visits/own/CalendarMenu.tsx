import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import {
  calendarTime,
  calendarTitles,
  VISITOR_ALARM_MINUTES,
  writeCalendar,
} from '@pawmatch/contract/visits/calendar/calendar-file';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';

type Place = Pick<Shelter, 'name' | 'address'>;

const titleOf = (visit: OwnVisit, { name }: Place) =>
  calendarTitles.ofVisitor({
    pet: visitedPetName(visit),
    shelter: name,
    status: visit.status,
  });

/** A page of Google Calendar with the visit in it. */
export function googleCalendarUrl(visit: OwnVisit, place: Place): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(visit, place),
    dates: `${calendarTime(visit.requested_at)}/${calendarTime(visit.ends_at)}`,
    location: calendarTitles.place(place, visit.meeting_place) ?? '',
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** A page of Outlook on the web with the visit in it. */
export function outlookCalendarUrl(visit: OwnVisit, place: Place): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: titleOf(visit, place),
    startdt: visit.requested_at,
    enddt: visit.ends_at,
    location: calendarTitles.place(place, visit.meeting_place) ?? '',
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}

/**
 * The visit as a file. The UID is that of the emails, whose entries replace this one.
 * @param url of the page on which the visit is changed
 * @param now when it is written
 */
export const visitCalendarFile = (visit: OwnVisit, place: Place, url: string, now: Date): string =>
  writeCalendar({
    method: 'PUBLISH',
    entries: [
      {
        id: visit.id,
        sequence: visit.calendar_sequence,
        startsAt: visit.requested_at,
        endsAt: visit.ends_at,
        status: visit.status,
        title: titleOf(visit, place),
        place: calendarTitles.place(place, visit.meeting_place),
        url,
        alarmMinutes: VISITOR_ALARM_MINUTES,
      },
    ],
    now,
  });

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
  visit: OwnVisit;
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
          onSelect: () => saveFile(visitCalendarFile(visit, shelter, location.href, new Date())),
        },
      ]}
    />
  );
}
